import type { NewSticker } from '@arquiba/contract/moment-stickers';
import type { MomentAudience } from '@arquiba/contract/moment-views';
import { useRef, useState } from 'react';
import { UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { loadAction } from '../../notices/load-action.ts';
import { Button } from '../../ui/button.tsx';
import { Camera } from '../../ui/icons/camera.tsx';
import { Users } from '../../ui/icons/users.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PreviewAndFields } from '../../ui/preview-and-fields.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSite } from '../../viewer/use-site.ts';
import { Canvas } from './canvas.tsx';
import { StickerBar } from './sticker-bar.tsx';
import { type MomentDraft, usePublishingMoment } from './use-publishing-moment.ts';

const CloseFriendsDialog = lazyPart(() => import('./close-friends-dialog.tsx'));
const StickerDialog = lazyPart(() => import('./sticker-dialog.tsx'));

/** `index` of the one that is changed; null for a new one. */
interface Editing {
  kind: NewSticker['kind'];
  index: number | null;
}

const ALT_MAX_CHARACTERS = 1000;

/** Writes a moment: its picture, what is put on it, and who sees it. */
export function MomentComposer() {
  const site = useSite();
  const [draft, setDraft] = useState<MomentDraft>({ file: null, stickers: [], audience: 'public' });
  const [editing, setEditing] = useState<Editing | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [listOpen, setListOpen] = useState(false);
  /** What the events of stickers are called, by slug. */
  const [titles, setTitles] = useState<Record<string, string>>({});
  const changed = useRef(false);
  const { busy, problem, publish } = usePublishingMoment(draft, () => {
    changed.current = false;
  });
  const { file, stickers, audience } = draft;
  const change = (changes: Partial<MomentDraft>) => {
    changed.current = true;
    setDraft((before) => ({ ...before, ...changes }));
  };
  const choose = async () => {
    if (choosing || !site) return;
    setChoosing(true);
    const code = await loadAction(() => import('./choose-media.ts'));
    // An error was shown in a toast.
    const chosen = await code?.chooseMedia(site.mediaUrl).catch(() => null);
    setChoosing(false);
    if (chosen) change({ file: chosen });
  };
  const save = (sticker: NewSticker, title: string) => {
    if (sticker.kind === 'event') setTitles((before) => ({ ...before, [sticker.slug]: title }));
    const index = editing?.index ?? null;
    change({ stickers: index === null ? [...stickers, sticker] : stickers.with(index, sticker) });
  };
  return (
    <PreviewAndFields
      preview={
        <>
          <Canvas
            file={file}
            stickers={stickers}
            titles={titles}
            onChange={(next) => change({ stickers: next })}
            onEdit={(index) => {
              const kind = stickers[index]?.kind;
              if (kind) setEditing({ kind, index });
            }}
          />
          <Button
            tone={file ? 'secondary' : 'primary'}
            icon={<Camera />}
            busy={choosing}
            onClick={() => void choose()}
          >
            {file ? 'Trocar' : 'Escolher foto ou vídeo'}
          </Button>
        </>
      }
    >
      <UnsavedChanges changed={changed} />
      {file && (
        <>
          <StickerBar stickers={stickers} onAdd={(kind) => setEditing({ kind, index: null })} />
          <TextField
            label={file.mime.startsWith('video/') ? 'Descrição do vídeo' : 'Descrição da imagem'}
            hint="Para quem não vê a imagem."
            optional
            maxLength={ALT_MAX_CHARACTERS}
            value={file.alt}
            onChange={({ currentTarget }) =>
              change({ file: { ...file, alt: currentTarget.value } })
            }
          />
        </>
      )}
      <RadioGroup
        label="Quem pode ver"
        name="publico"
        value={audience}
        onChange={(value) => change({ audience: value as MomentAudience })}
        choices={AUDIENCES}
      />
      <Button tone="secondary" icon={<Users />} onClick={() => setListOpen(true)}>
        Editar amigos próximos
      </Button>
      <Refusal message={problem || undefined} />
      <Button size="lg" busy={busy} busyLabel="Publicando…" onClick={() => void publish()}>
        Publicar moment
      </Button>
      {editing && (
        <StickerDialog
          kind={editing.kind}
          sticker={editing.index === null ? null : (stickers[editing.index] ?? null)}
          count={stickers.length}
          onSave={save}
          onClose={() => setEditing(null)}
        />
      )}
      {listOpen && <CloseFriendsDialog onClose={() => setListOpen(false)} />}
    </PreviewAndFields>
  );
}

const AUDIENCES = [
  { value: 'public', label: 'Todo mundo' },
  { value: 'followers', label: 'Seguidores' },
  {
    value: 'close',
    label: 'Amigos próximos',
    detail: 'Só quem está na sua lista. Ninguém fica sabendo quem está nela.',
  },
];
