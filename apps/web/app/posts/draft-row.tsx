import type { Draft } from '@arquiba/contract/drafts';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { formatLocalMoment } from './local-time.ts';
import { shorten } from './public/describe-post.ts';

const EXCERPT = 160;

interface DraftRowProps {
  draft: Draft;
  onEdit(): Promise<void>;
  onPublish(): Promise<void>;
  onDelete(): void;
  /** Removed, but not deleted on the server yet. */
  removed: boolean;
  onUndo(): void;
}

export function DraftRow(props: DraftRowProps) {
  const { draft, removed, onEdit, onPublish, onDelete, onUndo } = props;
  const [busy, setBusy] = useState(false);
  const during = (act: () => Promise<void>) => () => {
    setBusy(true);
    void act().finally(() => setBusy(false));
  };
  const { content, problem, scheduled, updatedAt } = draft;
  const files = content.media.length;
  if (removed) {
    return (
      <li className="flex items-center justify-between gap-3 rounded-card border border-line py-2 pr-2 pl-4 text-muted">
        Rascunho apagado.
        <Button tone="ghost" onClick={onUndo}>
          Desfazer
        </Button>
      </li>
    );
  }
  return (
    <li className="rounded-card border border-line p-4">
      <p className="text-sm text-muted">
        {scheduled && content.publishAt ? (
          <b className="font-semibold text-orange-ink">
            Agendada para {formatLocalMoment(content.publishAt)}
          </b>
        ) : (
          `Rascunho de ${formatLocalMoment(updatedAt)}`
        )}
      </p>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">
        {shorten(content.text.trim(), EXCERPT) || 'Sem texto'}
      </p>
      {files > 0 && (
        <p className="mt-1 text-sm text-muted">{files === 1 ? '1 arquivo' : `${files} arquivos`}</p>
      )}
      {problem && (
        <p className="mt-2 text-sm font-medium text-card-red">Não foi publicada: {problem}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" tone="secondary" disabled={busy} onClick={during(onEdit)}>
          Editar
        </Button>
        <Button size="sm" tone="soft" busy={busy} onClick={during(onPublish)}>
          Publicar agora
        </Button>
        <Button size="sm" tone="ghost" disabled={busy} onClick={onDelete}>
          Apagar
        </Button>
      </div>
    </li>
  );
}
