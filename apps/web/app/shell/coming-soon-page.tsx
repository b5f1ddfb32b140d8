import { brand } from '@arquiba/contract/brand';
import { pageMeta } from '../page-meta.ts';
import { Wordmark } from '../ui/brand-mark.tsx';
import { cx } from '../ui/class-names.ts';
import type { Route } from './+types/coming-soon-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Em Breve', hidden: true }, args);
}

export default function ComingSoonPage() {
  return (
    <section className="relative isolate grid flex-1 place-items-center overflow-hidden bg-orange px-6 py-24 text-on-orange">
      <Track />
      <div className="grid justify-items-center gap-6 text-center">
        <Wordmark face="rede" className="rounded-pill bg-surface py-2 pr-5 pl-2.5 text-ink" />
        <h1 className="display max-w-[12ch] text-[clamp(3rem,11vw,6.5rem)] leading-[0.92]">
          {brand.network.slogan}
        </h1>
        <p className="rounded-pill bg-night px-6 py-2.5 text-lg font-bold text-chalk">Em Breve</p>
      </div>
    </section>
  );
}

/** The lanes of a running track seen from above, in the proportions of the screen. */
function Track() {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10 opacity-45">
      {LANES.map((lane) => (
        <span key={lane} className={cx('absolute rounded-[18rem] border-3 border-chalk', lane)} />
      ))}
    </div>
  );
}

const LANES = [
  '-inset-8',
  'inset-3',
  'inset-14',
  'inset-25 max-md:hidden',
  'inset-36 max-md:hidden',
];
