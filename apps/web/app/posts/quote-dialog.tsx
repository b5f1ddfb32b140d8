import { createPost, POST_MAX_FILES, type Post } from '@arquiba/contract/posts';
import { useState } from 'react';
import { call } from '../api-call.ts';
import { useDialogAction } from '../dialogs/use-dialog-action.ts';
import { type DraftFile, newKey } from '../draft.ts';
import DraftFiles from '../files/public/draft-files.tsx';
import { useUploadArea } from '../files/public/use-upload-area.ts';
import { offerAction } from '../notices/act-with-undo.tsx';
import { learn } from '../reactions/public/known-posts.ts';
import { Button } from '../ui/button.tsx';
import { charactersLeft } from '../ui/characters-left.ts';
import { cx } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ImagePlus } from '../ui/icons/image-plus.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { QuotedPost } from './quoted-post.tsx';

const UploadFiles = lazyPart(() => import('../files/public/upload-files.tsx'), {
  fallback: () => <div className="h-[300px]" />,
});

interface QuoteDialogProps {
  post: Post;
  onClose(): void;
  navigate(to: string): void;
}

/** Writes a post that quotes another. */
export function QuoteDialog({ post, onClose, navigate }: QuoteDialogProps) {
  const [text, setText] = useState('');
  const [files, setFiles] = useState<DraftFile[]>([]);
  const upload = useUploadArea({
    ...{ area: 'posts', most: POST_MAX_FILES, files, attach: setFiles },
  });
  // The same key until it is accepted, so that sending it twice creates one post.
  const [idempotencyKey] = useState(newKey);
  const { tooLong, shown } = charactersLeft(text);
  const isEmpty = text.trim() === '' && files.length === 0;
  const mayNotPublish = isEmpty || tooLong || upload.isUploading;

  const { busy, run } = useDialogAction(async () => {
    const media = files.map(({ path, alt }) => ({ path, alt }));
    const { id } = await call(createPost, { text, media, quoteOf: post.id }, { idempotencyKey });
    learn(post.id, ({ counts }) => ({ counts: { ...counts, shares: counts.shares + 1 } }));
    offerAction({ said: 'Publicado.', action: 'Ver', onAction: () => navigate(`/post/${id}`) });
  }, onClose);
  const publish = () => {
    if (!mayNotPublish) void run();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      isChanged={() => !isEmpty || upload.isUploading}
      title="Citar publicação"
      actions={
        <>
          <div className="mr-auto flex items-center gap-2">
            <IconButton
              name="Fotos e vídeos"
              icon={<ImagePlus />}
              aria-expanded={upload.isOpen}
              disabled={!upload.isOpen && (busy || files.length >= POST_MAX_FILES)}
              onClick={upload.toggle}
            />
            <p className={cx('text-sm', tooLong ? 'text-card-red' : 'text-muted')}>{shown}</p>
          </div>
          <Button busy={busy} busyLabel="Publicando…" disabled={mayNotPublish} onClick={publish}>
            Publicar
          </Button>
        </>
      }
    >
      <TextArea
        bare
        labelHidden
        data-focus
        label="O que você diz sobre isso?"
        placeholder="O que você diz sobre isso?"
        value={text}
        readOnly={busy}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) publish();
        }}
        className="mb-4"
      />
      {upload.isOpen ? (
        <div className="mb-4">
          <UploadFiles resumeKey={`quote-${post.id}`} {...upload.area} />
        </div>
      ) : (
        files.length > 0 && (
          <div className="mb-4">
            <DraftFiles files={files} onChange={setFiles} />
          </div>
        )
      )}
      <QuotedPost post={post} />
    </Dialog>
  );
}
