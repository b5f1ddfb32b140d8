import { addLiveChapter, changeLiveChapter } from '@arquiba/contract/live-replays';
import { LIVE_CHAPTER_TITLE_MAX_CHARACTERS, type LiveChapter } from '@arquiba/contract/live-views';
import { type RefObject, useState } from 'react';
import { quietCall } from '../../api-call.ts';
import { newKey } from '../../draft.ts';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { clockOf } from '../live-words.ts';
import type { LivePlayback } from '../player/play-live.ts';
import { secondsOf } from './clock-time.ts';
import { TimeField } from './time-field.tsx';

interface ChapterFormProps {
  liveId: string;
  /** Without one, a new chapter. */
  chapter: LiveChapter | null;
  playing: RefObject<LivePlayback | null>;
  onSaved(): void;
  onClose(): void;
}

export default function ChapterForm({
  liveId: id,
  chapter,
  playing,
  onSaved,
  onClose,
}: ChapterFormProps) {
  const [idempotencyKey] = useState(newKey);
  const [at, setAt] = useState(() =>
    clockOf((chapter?.seconds ?? playing.current?.seconds() ?? 0) * 1000),
  );
  const { form, busy, errors } = useForm({
    read: (data) => ({ title: String(data.get('title') ?? '').trim(), seconds: secondsOf(at) }),
    check({ title, seconds }) {
      if (!title) return { field: 'title', message: 'Escreva o título do capítulo' };
      if (seconds === null) {
        return { field: 'seconds', message: 'Escreva o momento do capítulo assim: 1:30' };
      }
      return null;
    },
    async send({ title, seconds }) {
      const place = { id, title, seconds: seconds ?? 0 };
      if (chapter) await quietCall(changeLiveChapter, { ...place, chapterId: chapter.id });
      else await quietCall(addLiveChapter, place, { idempotencyKey });
      onSaved();
      onClose();
    },
  });
  return (
    <form {...form} className="grid gap-4 rounded-card border border-line bg-raised p-4">
      <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
        <TextField
          label="Título do capítulo"
          name="title"
          defaultValue={chapter?.title}
          error={errors.title}
          maxLength={LIVE_CHAPTER_TITLE_MAX_CHARACTERS}
          autoComplete="off"
          autoFocus
        />
        <TimeField
          label="Momento"
          name="seconds"
          value={at}
          error={errors.seconds}
          playing={playing}
          onChange={setAt}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" busy={busy}>
          {chapter ? 'Guardar capítulo' : 'Adicionar'}
        </Button>
      </div>
    </form>
  );
}
