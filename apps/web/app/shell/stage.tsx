import { brand } from '@arquiba/contract/brand';
import type { ReactNode } from 'react';
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
      <div aria-hidden="true" className="relative isolate overflow-clip max-lg:hidden">
        {face === 'aro' ? <ShopPanel /> : <NetworkPanel />}
      </div>
    </div>
  );
}

function NetworkPanel() {
  return (
    <div className="grid size-full content-end bg-orange p-12 text-on-orange">
      <svg
        aria-hidden="true"
        viewBox="0 0 600 720"
        preserveAspectRatio="xMidYMin slice"
        className="absolute inset-0 -z-10 size-full fill-none stroke-chalk opacity-50"
        strokeWidth="4"
      >
        <path d="M0 40H600M210 40V300H390V40M210 300a90 90 0 0 0 180 0M60 40V150C60 480 540 480 540 150V40M265 76H335M300 76V92" />
        <circle cx="300" cy="106" r="14" />
        <path d="M0 700H600M210 700a90 90 0 0 1 180 0" />
      </svg>
      <p className="display max-w-[9ch] text-[clamp(3.5rem,6vw,5.5rem)] leading-[0.92]">
        {brand.network.slogan}
      </p>
    </div>
  );
}

function ShopPanel() {
  return (
    <div className="grid size-full content-center justify-items-center gap-10 bg-sunken p-12">
      <svg
        aria-hidden="true"
        viewBox="0 0 520 200"
        className="w-full max-w-110 fill-none stroke-ink"
        strokeWidth="14"
      >
        <path
          d="M70 54C120 38 196 40 226 58C236 112 212 164 150 164C96 164 62 118 70 54ZM450 54C400 38 324 40 294 58C284 112 308 164 370 164C424 164 458 118 450 54Z"
          className="fill-line"
        />
        <path d="M226 72Q260 50 294 72M70 62L22 44M450 62L498 44" strokeLinecap="round" />
      </svg>
      <p className="display max-w-[16ch] text-center text-3xl">{brand.shop.slogan}</p>
    </div>
  );
}
