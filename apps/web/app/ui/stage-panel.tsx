import { brand } from '@arquiba/contract/brand';
import { Chalk } from './chalk.tsx';
import type { Face } from './face.ts';
import { FrameOutline } from './frame-outline.tsx';
import { TerraceCrowd } from './terrace-crowd.tsx';

/** The panel of the brand beside a form. */
export default function StagePanel({ face }: { face: Face }) {
  return face === 'aro' ? <ShopPanel /> : <NetworkPanel />;
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
