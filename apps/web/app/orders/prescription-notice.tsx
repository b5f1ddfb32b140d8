import type { Order } from '@arquiba/contract/orders';
import { LinkButton } from '../ui/button.tsx';
import { prescriptionPath } from './order-paths.ts';
import { askedOf, waitingLine } from './prescription-words.ts';

/** Asks for the prescription of the first item that waits for one; nothing if none does. */
export default function PrescriptionNotice({ order }: { order: Order }) {
  const line = waitingLine(order.lines);
  if (!line) return null;
  const title = askedOf(line) ?? '';
  return (
    <section
      aria-label={title}
      className="grid justify-items-start gap-3 rounded-card border border-line bg-raised p-5 print:hidden"
    >
      <div>
        <h2 className="display text-xl">{title}</h2>
        <p>
          {line.prescription === 'recusada'
            ? `Não conseguimos fazer as lentes de ${line.title} pela receita que chegou. Veja o motivo e envie outra: o prazo de entrega conta a partir dela.`
            : `Falta a receita das lentes de ${line.title}. Começamos a fazer as lentes quando ela chegar, e o prazo de entrega conta a partir daí.`}
        </p>
      </div>
      <LinkButton to={prescriptionPath(order.number, line.id)}>Enviar a receita</LinkButton>
    </section>
  );
}
