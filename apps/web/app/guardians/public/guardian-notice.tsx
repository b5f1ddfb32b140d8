import type { GuardianState } from '@arquiba/contract/guardians';
import { Link } from 'react-router';
import { guardianWords } from '../guardian-words.ts';
import { GUARDIAN_PATH } from './guardian-path.ts';

/** Shows the person that the guardian must confirm; renders nothing after the confirmation. */
export function GuardianNotice({ guardian }: { guardian: NonNullable<GuardianState> }) {
  if (guardian.status === 'confirmed') return null;
  const { title, text } = guardianWords(guardian);
  return (
    <section
      aria-label="Responsável"
      className="grid gap-1.5 rounded-card border border-line bg-accent-soft p-4 sm:p-5"
    >
      <p className="display text-lg">{title}</p>
      <p>{text}</p>
      <Link
        to={GUARDIAN_PATH}
        className="flex h-11 w-fit items-center font-semibold text-accent-ink no-underline hover:underline"
      >
        {guardian.status === 'waiting'
          ? 'Trocar o e-mail ou enviar de novo'
          : 'Indicar responsável'}
      </Link>
    </section>
  );
}
