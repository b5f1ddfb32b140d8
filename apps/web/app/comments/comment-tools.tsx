import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { ImagePlus } from '../ui/icons/image-plus.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { useCommentDraft } from './use-comment-draft.ts';

const PictureUpload = lazyPart(() => import('../files/public/picture-upload.tsx'));
const ChosenPicture = lazyPart(() => import('../files/public/chosen-picture.tsx'));

interface CommentToolsProps {
  draft: ReturnType<typeof useCommentDraft>;
  isReply: boolean;
  busy: boolean;
  /** The characters left, if they are few. */
  shown: string | undefined;
  tooLong: boolean;
  onCancel(): void;
}

/** The picture of a comment that is being written, and the buttons of its form. */
export default function CommentTools(props: CommentToolsProps) {
  const { draft, isReply, busy, shown, tooLong, onCancel } = props;
  const { text, file, picked, pick, attach } = draft;
  const chooser = useRef<HTMLInputElement>(null);
  const mayPick = !busy && !picked && !file;
  const isFilled = text.trim() !== '' || file !== undefined;

  const take = useEffectEvent((event: ClipboardEvent) => {
    const [pasted] = event.clipboardData?.files ?? [];
    // Spreadsheets copy a text and its picture: the text is meant.
    if (!pasted || event.clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    if (mayPick) pick(pasted);
  });
  useEffect(() => {
    const over = new AbortController();
    chooser.current?.form?.addEventListener('paste', (event) => take(event), over);
    return () => over.abort();
  }, []);
  return (
    <>
      <input
        ref={chooser}
        hidden
        type="file"
        accept="image/*"
        aria-label="Escolher foto"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) pick(chosen);
          currentTarget.value = '';
        }}
      />
      <IconButton
        name="Adicionar foto"
        icon={<ImagePlus />}
        disabled={!mayPick}
        className="absolute! top-0 right-0 text-muted"
        onClick={() => chooser.current?.click()}
      />
      {picked && <PictureUpload file={picked} onUploaded={attach} onClose={() => pick(null)} />}
      {file && <ChosenPicture file={file} name="foto" busy={busy} onChange={attach} />}
      {(isFilled || isReply || busy) && (
        <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
          {shown && (
            <p className={cx('mr-auto text-sm', tooLong ? 'text-card-red' : 'text-muted')}>
              {shown}
            </p>
          )}
          {isReply && (
            <Button tone="ghost" size="sm" onClick={onCancel}>
              Cancelar
            </Button>
          )}
          <Button
            type="submit"
            size="sm"
            busy={busy}
            busyLabel="Enviando…"
            disabled={!busy && (!isFilled || tooLong || picked !== null)}
          >
            {isReply ? 'Responder' : 'Comentar'}
          </Button>
        </div>
      )}
    </>
  );
}
