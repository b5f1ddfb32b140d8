import { COMMENT_MAX_CHARACTERS } from '@arquiba/contract/comments';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { LinkButton } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { keepIntent } from '../viewer/intent.ts';
import { signInPath } from '../viewer/return-path.ts';

/** The field for visitors: the text waits in the form after sign-in. */
export default function VisitorForm({ postId }: { postId: string }) {
  const location = useLocation();
  const [text, setText] = useState('');
  const keep = () => {
    if (text.trim()) keepIntent({ act: 'comment', id: postId, text }, location);
  };
  return (
    <div className="grid gap-2 px-4 py-3">
      <div className="rounded-card border border-line bg-surface px-3.5 py-2 transition focus-within:border-orange noscript:hidden">
        <TextArea
          bare
          labelHidden
          label="Escreva um comentário"
          name="comentario"
          placeholder="O que você achou?"
          maxLength={COMMENT_MAX_CHARACTERS}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <p className="flex flex-wrap items-center justify-between gap-2 text-muted">
        {text.trim() ? 'Seu texto espera por você.' : 'Entre para participar da conversa.'}
        <LinkButton size="sm" tone="secondary" to={signInPath(location)} onClick={keep}>
          {text.trim() ? 'Entrar e comentar' : 'Entrar'}
        </LinkButton>
      </p>
    </div>
  );
}
