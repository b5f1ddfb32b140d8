import type { ReactNode } from 'react';
import type { Face } from '../ui/face.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

/** A layout with header, one column and the footer of the brand. */
export function PlainFrame({ face, children }: { face: Face; children: ReactNode }) {
  return (
    <div data-face={face} className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header face={face} />
      <main id={CONTENT_ID} tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <Footer face={face} />
    </div>
  );
}
