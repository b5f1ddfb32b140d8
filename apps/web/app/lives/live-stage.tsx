import type { LiveDetail } from '@arquiba/contract/live-views';
import { Chalk } from '../ui/chalk.tsx';
import { endSentence, whenOf } from './live-words.ts';

/** In place of the picture: before it begins, and where nothing can be watched. */
export function LiveStage({ live }: { live: LiveDetail }) {
  const { state, startsAt } = live;
  const said =
    state === 'ended'
      ? endSentence(live)
      : startsAt
        ? `Marcada para ${whenOf(startsAt)}.`
        : 'Esta live ainda não começou.';
  return (
    <div className="relative grid aspect-video place-items-center overflow-clip bg-night px-6 text-center text-chalk">
      <Chalk kind="box" className="absolute w-[110%] text-chalk/15" />
      <p className="display relative text-2xl">{said}</p>
    </div>
  );
}
