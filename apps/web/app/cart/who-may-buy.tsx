import type { GuardianState } from '@arquiba/contract/guardians';
import { GUARDIAN_UNDER_AGE } from '@arquiba/contract/legal';
import { Link } from 'react-router';
import { GUARDIAN_PATH } from '../guardians/public/guardian-path.ts';

/** Tells somebody under 16 that the guardian must confirm the account before it can buy. */
export default function WhoMayBuy({ guardian }: { guardian: NonNullable<GuardianState> }) {
  return (
    <section
      aria-label="Quem pode comprar"
      className="grid gap-1.5 rounded-card border border-line bg-sunken p-4 sm:p-5"
    >
      <h2 className="display text-lg">Falta o seu responsável confirmar</h2>
      <p>
        Quem tem menos de {GUARDIAN_UNDER_AGE} anos só compra depois que um responsável confirma a
        conta. O carrinho fica guardado até lá. Se tiver pressa, o seu responsável pode comprar na
        conta dele.
      </p>
      <Link
        to={GUARDIAN_PATH}
        className="flex h-11 w-fit items-center font-semibold text-ink underline underline-offset-4"
      >
        {guardian.status === 'waiting' ? 'Ver o pedido que enviamos' : 'Indicar responsável'}
      </Link>
    </section>
  );
}
