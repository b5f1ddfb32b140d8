import type { OrderMail } from '../order-mails.ts';

const WHERE =
  'Envie pela página do pedido, em Minha conta. As lentes são feitas quando ela chegar, e o prazo de entrega conta a partir daí.';

/** The mail of a payment whose order waits for a prescription. What a prescription says is in no mail. */
export function askingForPrescription({
  blocks: [heading, ...rest],
  ...mail
}: OrderMail): OrderMail {
  const asking = { paragraph: `Antes de separar os óculos, falta a receita das lentes. ${WHERE}` };
  return { ...mail, blocks: [...(heading ? [heading] : []), asking, ...rest] };
}

export function reminderMail(number: string, title: string): OrderMail {
  return {
    subject: `Pedido ${number}: falta a receita`,
    blocks: [
      { heading: 'Falta a receita das lentes' },
      { paragraph: `O pedido está pago e espera pela receita das lentes de ${title}. ${WHERE}` },
      { paragraph: 'Se desistiu das lentes, você pode cancelar o pedido: o que foi pago volta.' },
    ],
  };
}

/** Why is told on the page of the order: it may say something about the buyer's eyes. */
export function refusedMail(number: string, lineId: string, title: string): OrderMail {
  return {
    subject: `Pedido ${number}: precisamos de outra receita`,
    blocks: [
      { heading: 'Precisamos de outra receita' },
      {
        paragraph: `Não conseguimos fazer as lentes de ${title} pela receita que chegou. Na página do pedido está o motivo, e lá você envia outra. O prazo de entrega conta a partir dela.`,
      },
    ],
    action: {
      label: 'Enviar outra receita',
      path: `/minha-conta/pedidos/${number}/receita/${lineId}`,
    },
  };
}
