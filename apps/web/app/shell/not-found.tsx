import { errorCatalogue } from '@arquiba/contract/errors';
import { LinkButton } from '../ui/button.tsx';

export function NotFound() {
  return (
    <section className="relative isolate grid flex-1 place-items-center overflow-hidden px-6 py-20">
      <MissedShot />
      <div className="grid max-w-xl justify-items-center gap-4 text-center">
        <p
          aria-hidden="true"
          className="numeral text-[clamp(6rem,22vw,11rem)] leading-[0.8] text-orange"
        >
          404
        </p>
        <h1 className="display text-3xl">{errorCatalogue.not_found.message}</h1>
        <p className="text-muted">
          Não foi possível encontrar a página ou recurso solicitado tente novamente mais tarde.
        </p>
        <LinkButton to="/" className="mt-2">
          Voltar ao site
        </LinkButton>
      </div>
    </section>
  );
}

/** The goal seen from above, and the ball that went past it. */
function MissedShot() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 800 480"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 -z-10 size-full fill-none stroke-line"
      strokeWidth="3"
    >
      <path d="M40 20H760M170 20V250H630V20M290 20V110H510V20M315 250a100 100 0 0 0 170 0M350 20V0H450V20" />
      <path d="M400 400Q560 260 590 -20" strokeDasharray="4 14" strokeLinecap="round" />
      <circle cx="400" cy="190" r="5" className="fill-line" />
      <circle cx="400" cy="408" r="10" className="fill-orange stroke-none" />
    </svg>
  );
}
