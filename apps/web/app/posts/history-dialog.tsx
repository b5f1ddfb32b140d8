import { listPostEdits, type PostVersion } from '@arquiba/contract/post-edits';
import type { Post } from '@arquiba/contract/posts';
import { useEffect, useEffectEvent, useState } from 'react';
import { quietCall } from '../api-call.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { formatMoment } from '../ui/format-age.ts';
import { MediaGallery } from '../ui/media-gallery.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Spinner } from '../ui/spinner.tsx';

type Said = Pick<Post, 'text' | 'mentions' | 'media'>;

interface Versions {
  items: PostVersion[];
  nextCursor: string | null;
}

/** The current text of a post, and the text before each edit. */
export default function HistoryDialog({ post, onClose }: { post: Post; onClose(): void }) {
  const [versions, setVersions] = useState<Versions | null>(null);
  const [phase, setPhase] = useState<'loading' | 'failed' | 'shown'>('loading');
  const load = async () => {
    setPhase('loading');
    try {
      const cursor = versions?.nextCursor;
      const page = await quietCall(listPostEdits, { id: post.id, ...(cursor && { cursor }) });
      setVersions({ ...page, items: [...(versions?.items ?? []), ...page.items] });
      setPhase('shown');
    } catch {
      setPhase('failed');
    }
  };
  const begin = useEffectEvent(load);
  useEffect(() => void begin(), []);
  const { text, mentions, media, editedAt } = post;
  return (
    <Dialog open onClose={onClose} title="Edições" size="lg">
      <ol className="grid gap-4">
        <Version
          {...{ text, mentions, media }}
          said={editedAt ? `Desde ${moment(editedAt)}` : 'Agora'}
        />
        {versions?.items.map((version) => (
          <Version
            key={version.replacedAt}
            {...version}
            said={`Até ${moment(version.replacedAt)}`}
          />
        ))}
      </ol>
      {phase === 'loading' && <Spinner />}
      {phase === 'failed' && (
        <ErrorState onRetry={() => void load()}>Não foi possível carregar as edições.</ErrorState>
      )}
      {phase === 'shown' && versions?.nextCursor && (
        <Button tone="ghost" onClick={() => void load()}>
          Ver mais antigas
        </Button>
      )}
    </Dialog>
  );
}

function Version({ text, mentions, media, said }: Said & { said: string }) {
  return (
    <li className="overflow-clip rounded-card border border-line">
      <p className="px-4 pt-3 text-sm text-muted">{said}</p>
      {text ? (
        <RichText text={text} mentions={mentions} className="px-4 pt-1 pb-3" />
      ) : (
        <div className="h-3" />
      )}
      <MediaGallery files={media} />
    </li>
  );
}

function moment(iso: string): string {
  return formatMoment(new Date(iso));
}
