import { Link } from 'react-router';
import { Part } from '../ui/part.tsx';
import { GUEST } from './checkout-paths.ts';
import type { Choice } from './load-choice.ts';

/** The buyer, as on the invoice. */
export function BuyerCard({ choice: { buyer, isGuest } }: { choice: Choice }) {
  const { name, document, email, phone } = buyer;
  return (
    <Part
      title="Quem compra"
      action={
        <Link to={isGuest ? GUEST : '/minha-conta/editar-meus-dados'} className={CHANGE}>
          Alterar<span className="sr-only"> os dados de quem compra</span>
        </Link>
      }
    >
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-muted wrap-anywhere">
        {document} · {phone}
        <br />
        {email}
      </p>
    </Part>
  );
}

/** The style of a small link beside a heading. */
export const CHANGE =
  'touch inline-flex h-9 items-center font-semibold text-ink underline underline-offset-4';
