import { errorCatalogue } from '@arquiba/contract/errors';
import { LinkButton } from '../ui/button.tsx';

export function NotFound() {
  return (
    <section className="grid flex-1 content-center justify-items-center gap-4 px-6 py-14 text-center">
      <MissedShot />
      <h1 className="display mt-2 text-3xl">{errorCatalogue.not_found.message}</h1>
      <p className="max-w-120 text-balance text-muted">
        Não foi possível encontrar a página ou recurso solicitado tente novamente mais tarde.
      </p>
      <LinkButton to="/" className="mt-2">
        Voltar ao site
      </LinkButton>
    </section>
  );
}

/** A penalty box from above, and a ball that missed the goal. */
function MissedShot() {
  return (
    <div aria-hidden="true" className="relative grid w-full max-w-110 place-items-center">
      <svg
        aria-hidden="true"
        viewBox="0 0 440 250"
        fill="none"
        strokeWidth="2.5"
        className="w-full stroke-edge/60"
      >
        <path d="M6 40h428M62 40v170h316V40M136 40v70h168V40M172 40V16h96v24M156 210a76 76 0 0 0 128 0" />
        <path d="M220 240Q366 168 350 14" strokeDasharray="2 11" strokeLinecap="round" />
        <circle cx="350" cy="12" r="8" className="fill-orange stroke-none" />
      </svg>
      <p className="numeral absolute top-[38%] text-[clamp(4.5rem,22vw,7.5rem)] leading-[0.8] text-orange">
        404
      </p>
    </div>
  );
}
