import type { ReactNode } from 'react';
import type { Face } from './face.ts';
import { lazyPart } from './lazy-part.tsx';

const StagePanel = lazyPart(() => import('./stage-panel.tsx'), { preload: true, optional: true });

interface StageProps {
  face?: Face;
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** A form with its heading; from 900 px with the panel of the brand beside it. */
export function Stage({ face = 'rede', title, lead, children }: StageProps) {
  return (
    <div className="grid flex-1 grid-cols-1 lg:grid-cols-2">
      {/* Aligned to the top, not centred: changes in height do not move the heading. */}
      <section className="mx-auto flex w-full max-w-120 flex-col gap-6 px-5 py-10 md:py-[max(4rem,10vh)]">
        <div className="grid grid-cols-1 gap-2">
          <h1 className="display text-4xl">{title}</h1>
          {lead && <p className="text-muted">{lead}</p>}
        </div>
        {children}
      </section>
      <div aria-hidden="true" className="max-lg:hidden">
        {/* Stays visible beside a long form. */}
        <div className="sticky top-16 grid h-full max-h-[calc(100dvh-4rem)]">
          <StagePanel face={face} />
        </div>
      </div>
    </div>
  );
}
