import type { LiveProgram } from '@arquiba/contract/live-programs';
import { LiveBadge } from '../../ui/badge.tsx';
import { watchingWords } from '../live-card.tsx';
import { stageWords } from './program-words.ts';

/** In the place of the picture: the program shows that itself. */
export function ProgramStage({ program, viewers }: { program: LiveProgram; viewers: number }) {
  const { title, detail } = stageWords(program);
  return (
    <div className="relative grid aspect-video place-items-center bg-night px-6 text-center text-chalk lg:rounded-card">
      {program.state === 'onAir' && (
        <p className="absolute top-3 left-3 flex flex-wrap items-center gap-2">
          <LiveBadge />
          <span className="text-sm">{watchingWords(viewers)}</span>
        </p>
      )}
      <p role="status" className="grid gap-1 wrap-anywhere">
        <span className="display text-xl sm:text-2xl">{title}</span>
        <span>{detail}</span>
      </p>
    </div>
  );
}
