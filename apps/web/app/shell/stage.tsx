import { brand } from '@arquiba/contract/brand';
import type { ReactNode } from 'react';
import { Chalk } from '../ui/chalk.tsx';
import { FrameOutline } from '../ui/frame-outline.tsx';
import { TerraceCrowd } from '../ui/terrace-crowd.tsx';
import type { Face } from './face.ts';

interface StageProps {
  face?: Face;
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** A form with its heading; from 900 px on, the face of the house beside it. */
export function Stage({ face = 'rede', title, lead, children }: StageProps) {
  return (
    <div className="grid flex-1 lg:grid-cols-2">
      <section className="mx-auto flex w-full max-w-120 flex-col justify-center gap-6 px-5 py-10 lg:py-16">
        <div className="grid gap-2">
          <h1 className="display text-4xl">{title}</h1>
          {lead && <p className="text-muted">{lead}</p>}
        </div>
        {children}
      </section>
      <div aria-hidden="true" className="max-lg:hidden">
        {/* Beside a long form it stays in view. */}
        <div className="sticky top-16 grid h-full max-h-[calc(100dvh-4rem)]">
          {face === 'aro' ? <ShopPanel /> : <NetworkPanel />}
        </div>
      </div>
    </div>
  );
}

function NetworkPanel() {
  return (
    <div className="relative isolate grid grid-rows-[1fr_auto] overflow-clip bg-orange text-on-orange">
      <Chalk
        kind="court"
        className="absolute -top-24 -right-1/4 -z-10 w-full max-w-none text-chalk opacity-25"
      />
      <p className="display m-12 max-w-[12ch] text-[clamp(3.5rem,6vw,6rem)] leading-[0.92]">
        {brand.network.slogan}
      </p>
      <TerraceCrowd className="ml-auto max-h-[46dvh] w-full text-night" />
    </div>
  );
}

function ShopPanel() {
  return (
    <div className="grid content-center justify-items-center gap-8 bg-sunken p-12">
      <FrameOutline className="w-full max-w-110 text-ink" />
      <p className="display max-w-[16ch] text-center text-3xl">{brand.shop.slogan}</p>
    </div>
  );
}
