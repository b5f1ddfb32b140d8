import { removeLiveChapter } from '@arquiba/contract/live-replays';
import {
  LIVE_CHAPTERS_MOST,
  type LiveChapter,
  type LiveDetail,
} from '@arquiba/contract/live-views';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { copyAddress } from '../../copying/copy-address.ts';
import { actWithUndo, lastingCall } from '../../notices/act-with-undo.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Link2 } from '../../ui/icons/link-2.tsx';
import { Pencil } from '../../ui/icons/pencil.tsx';
import { Plus } from '../../ui/icons/plus.tsx';
import { Trash } from '../../ui/icons/trash.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Menu } from '../../ui/menu.tsx';
import { livePath } from '../live-paths.ts';
import { clockOf } from '../live-words.ts';
import type { LivePlayback } from '../player/play-live.ts';

const ChapterForm = lazyPart(() => import('./chapter-form.tsx'));

interface ChaptersProps {
  live: LiveDetail;
  seconds: number;
  playing: RefObject<LivePlayback | null>;
  onChanged(): void;
}

/** In place of an id. */
const NEW = 'new';

/** The chapters of a replay; who broadcast it and who moderates write them. */
export default function Chapters({ live, seconds, playing, onChanged }: ChaptersProps) {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [edited, setEdited] = useState<string | null>(null);
  const chapters = live.chapters.filter(({ id }) => !removed.includes(id));
  const current = chapters.findLast((chapter) => chapter.seconds <= seconds + 0.5);
  const placeOf = (at: number) => `${livePath(live)}?t=${Math.floor(at)}`;

  function remove({ id }: LiveChapter): void {
    setRemoved((before) => [...before, id]);
    const restore = () => setRemoved((before) => before.filter((each) => each !== id));
    actWithUndo({
      said: 'Capítulo apagado.',
      undo: restore,
      commit: () =>
        void lastingCall(removeLiveChapter, { id: live.id, chapterId: id }).then(
          onChanged,
          restore,
        ),
    });
  }

  const formOf = (chapter: LiveChapter | null) => (
    <ChapterForm
      liveId={live.id}
      chapter={chapter}
      playing={playing}
      onSaved={onChanged}
      onClose={() => setEdited(null)}
    />
  );
  return (
    <section aria-labelledby="capitulos" className="grid gap-3 px-4 pb-6 md:px-0">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="capitulos" className="display min-w-24 flex-1 text-xl">
          Capítulos
        </h2>
        <Button
          size="sm"
          tone="secondary"
          icon={<Link2 />}
          onClick={() => void copyAddress(placeOf(playing.current?.seconds() ?? 0))}
        >
          Copiar link deste momento
        </Button>
        {live.moderates && edited === null && chapters.length < LIVE_CHAPTERS_MOST && (
          <Button size="sm" tone="soft" icon={<Plus />} onClick={() => setEdited(NEW)}>
            Novo capítulo
          </Button>
        )}
      </div>
      {edited === NEW && formOf(null)}
      {chapters.length === 0 ? (
        <p className="text-muted">
          {live.moderates
            ? 'Pare o vídeo onde algo começa e dê um nome a esse momento.'
            : 'Esta gravação ainda não tem capítulos.'}
        </p>
      ) : (
        <ol className="grid gap-1">
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              {edited === chapter.id ? (
                formOf(chapter)
              ) : (
                <div className="flex items-center gap-1">
                  <Link
                    to={placeOf(chapter.seconds)}
                    replace
                    preventScrollReset
                    aria-current={chapter === current || undefined}
                    onClick={() => playing.current?.goTo(chapter.seconds)}
                    className={cx(
                      'flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-md px-3 py-1.5 text-ink no-underline hover:bg-sunken',
                      chapter === current && 'bg-sunken font-semibold',
                    )}
                  >
                    <span className="numeral w-14 flex-none text-orange-ink">
                      {clockOf(chapter.seconds * 1000)}
                    </span>
                    <span className="min-w-0 wrap-anywhere">{chapter.title}</span>
                  </Link>
                  {live.moderates && (
                    <Menu
                      name={`Opções do capítulo ${chapter.title}`}
                      items={[
                        {
                          label: 'Editar capítulo',
                          icon: <Pencil />,
                          onSelect: () => setEdited(chapter.id),
                        },
                        {
                          ...{ label: 'Apagar capítulo', icon: <Trash />, danger: true },
                          onSelect: () => remove(chapter),
                        },
                      ]}
                    />
                  )}
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
