import { createAddress } from '@arquiba/contract/addresses';
import type { InputOf } from '@arquiba/contract/route';
import { sendVisitorMessage } from '@arquiba/contract/visitor-messages';
import type { Person } from '@arquiba/testing/people';
import type { Sample } from './route-samples.ts';

/** An address with a road that no other test address has. */
export function newAddress({ id }: Person): InputOf<typeof createAddress> {
  return {
    ...{ idAccount: id, type: 'Residencial', road: `Rua de ${id}`, number: '71' },
    ...{ district: 'Centro', city: 'Itajaí', uf: 'SC', cep: '88301-000' },
  };
}

export const visitorQuestion: InputOf<typeof sendVisitorMessage> = {
  ...{ name: 'Vera Visita', email: 'vera@exemplo.com.br', message: 'Vocês ajustam armações?' },
};

/** Samples of addresses and of messages to the shop. */
export async function addressSamples(member: Person): Promise<Record<string, Sample>> {
  const add = async () => (await member.call(createAddress, newAddress(member))).id;
  const ask = async (message: string) =>
    (await member.call(sendVisitorMessage, { ...visitorQuestion, message })).id;
  const as = 'member';
  const same = (input: object): Sample => ({ as, inputs: [input, input] });
  const { idAccount, ...content } = newAddress(member);
  const id = await add();
  return {
    createAddress: { ...same({ idAccount, ...content }), idempotencyKey: 'a-chave-do-endereco' },
    getAddress: same({ id }),
    listAddresses: same({ accountId: member.id }),
    updateAddress: same({ id, ...content, title: 'Casa' }),
    setDefaultAddress: same({ id }),
    deleteAddress: { as, inputs: [{ id: await add() }, { id: await add() }] },
    restoreAddress: same({ id }),
    findCep: same({ cep: '01310-100' }),
    sendSupportMessage: {
      ...same({ subject: 'Troca', message: 'Como faço?' }),
      idempotencyKey: 'a-chave-da-mensagem',
    },
    listSupportMessages: same({ limit: 1 }),
    sendVisitorMessage: { ...same(visitorQuestion), as: 'visitor' },
    listVisitorMessages: { ...same({ limit: 1 }), as: 'admin' },
    answerVisitorMessage: {
      as: 'admin',
      inputs: [
        { id: await ask('Abrem hoje?'), answer: 'Sim.' },
        { id: await ask('E amanhã?'), answer: 'Sim.' },
      ],
    },
  };
}
