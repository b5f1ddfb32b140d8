import type { FileView } from '@arquiba/contract/files';
import { editPost } from '@arquiba/contract/post-edits';
import type { Post } from '@arquiba/contract/posts';
import { useRef, useState } from 'react';
import { call } from '../api-call.ts';
import { useDialogAction } from '../dialogs/use-dialog-action.ts';
import { type ArrangedFile, ChosenFiles } from '../files/public/chosen-files.tsx';
import { notify } from '../notices/notify.ts';
import { changePost } from '../reactions/public/changed-posts.ts';
import { useKnownPost } from '../reactions/public/known-posts.ts';
import { Button } from '../ui/button.tsx';
import { charactersLeft } from '../ui/characters-left.ts';
import { Dialog } from '../ui/dialog.tsx';
import { atWidth } from '../ui/picture-sources.ts';
import { TextArea } from '../ui/text-area.tsx';
import TextCompletion from './text-completion.tsx';

type PlacedFile = ArrangedFile & { from: number };

/** Edits the text of a post, and the order and descriptions of its files. The audience cannot change. */
export default function EditDialog({ post, onClose }: { post: Post; onClose(): void }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(post.text);
  const [files, setFiles] = useState(() => post.media.map(placed));
  const { tooLong, shown } = charactersLeft(text);
  // The people who voted have answered this question.
  const isFixed = useKnownPost(post).poll?.options.some(({ votes }) => votes !== 0) ?? false;
  const isEmpty = text.trim() === '' && files.length === 0;
  const unchanged =
    text === post.text &&
    files.every(({ from, alt }, at) => from === at && alt === post.media[at]?.alt);
  const isSame = unchanged && files.length === post.media.length;

  const { busy, run: save } = useDialogAction(async () => {
    const media = files.map(({ from, alt }) => ({ from, alt }));
    changePost(await call(editPost, { id: post.id, text, media }));
    notify('success', 'Publicação editada.');
  }, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      isChanged={() => !isSame}
      title="Editar publicação"
      size="lg"
      cancel="Cancelar"
      actions={
        <Button
          busy={busy}
          busyLabel="Salvando…"
          disabled={isEmpty || isSame || tooLong}
          onClick={() => void save()}
        >
          Salvar
        </Button>
      }
    >
      <div className="relative">
        <TextArea
          label="Texto da publicação"
          data-focus
          ref={area}
          value={text}
          error={tooLong ? shown : undefined}
          readOnly={isFixed}
          hint={isFixed ? 'A pergunta da enquete não muda depois do primeiro voto.' : shown}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <TextCompletion {...{ area, text }} onWrite={setText} />
      </div>
      {files.length > 0 && <ChosenFiles files={files} onChange={setFiles} />}
      <p className="mt-4 text-sm text-muted">
        O que estava escrito antes continua à vista em “Ver edições”.
      </p>
    </Dialog>
  );
}

function placed(file: FileView, from: number): PlacedFile {
  const { url, mime, alt, original } = file;
  const src = mime.startsWith('video/') ? (original ?? url) : atWidth(url, 192);
  return { path: `${from} ${url}`, from, mime, alt, src };
}
