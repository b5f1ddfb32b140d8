import { createPost, type Post } from '@arquiba/contract/posts';
import { useState } from 'react';
import { call } from '../api-call.ts';
import { newKey } from '../draft.ts';
import { learn } from '../reactions/public/known-posts.ts';
import { offerAction } from '../shell/act-with-undo.tsx';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';
import { QuotedPost } from '../ui/quoted-post.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { charactersLeft } from './public/characters-left.ts';

interface QuoteDialogProps {
  post: Post;
  onClose(): void;
  navigate(to: string): void;
}

/** Says something about a post, with the post beneath. */
export function QuoteDialog({ post, onClose, navigate }: QuoteDialogProps) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  // The same until it has arrived: sent twice it is one post.
  const [idempotencyKey] = useState(newKey);
  const { tooLong, shown } = charactersLeft(text);
  const isEmpty = text.trim() === '';

  async function publish() {
    if (isEmpty || tooLong || busy) return;
    setBusy(true);
    try {
      const { id } = await call(createPost, { text, quoteOf: post.id }, { idempotencyKey });
      learn(post.id, ({ counts }) => ({ counts: { ...counts, shares: counts.shares + 1 } }));
      onClose();
      offerAction({ said: 'Publicado.', action: 'Ver', onAction: () => navigate(`/post/${id}`) });
    } catch {
      // The toast has said why.
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      mayClose={() => isEmpty}
      title="Citar publicação"
      actions={
        <>
          <p
            className={cx('mr-auto self-center text-sm', tooLong ? 'text-card-red' : 'text-muted')}
          >
            {shown}
          </p>
          <Button
            busy={busy}
            busyLabel="Publicando…"
            disabled={isEmpty || tooLong}
            onClick={() => void publish()}
          >
            Publicar
          </Button>
        </>
      }
    >
      <TextArea
        bare
        labelHidden
        label="O que você diz sobre isso?"
        placeholder="O que você diz sobre isso?"
        value={text}
        readOnly={busy}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void publish();
        }}
        className="mb-4"
      />
      <QuotedPost post={post} />
    </Dialog>
  );
}
