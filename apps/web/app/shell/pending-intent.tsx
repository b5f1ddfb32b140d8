import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { saveById } from '../bookmarks/public/save-by-id.ts';
import { setLiked as setCommentLiked } from '../comments/public/likes.ts';
import { setFollowing } from '../follows/public/following.ts';
import { loadAction } from '../notices/load-action.ts';
import { notify } from '../notices/notify.ts';
import { voteById } from '../polls/public/set-vote.ts';
import { setLiked, setReposted } from '../reactions/public/reactions.ts';
import { type Intent, takeIntent } from '../viewer/intent.ts';
import { useAccount } from '../viewer/use-site.ts';

/** Carries out what a visitor wanted before sign-in, and says so. */
export function PendingIntent() {
  const accountId = useAccount()?.id ?? null;
  const location = useLocation();
  const carryOn = useEffectEvent(async () => {
    // The form of comments takes its own text.
    const intent = takeIntent(location, ({ act }) => accountId !== null && act !== 'comment');
    const said = intent && (await carryOut(intent));
    if (said) notify('success', said);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every page, and after sign-in
  useEffect(() => void carryOn(), [accountId, location]);
  return null;
}

/** The sentence for the person; null if it was refused, which a toast has said. */
async function carryOut(intent: Intent): Promise<string | null> {
  switch (intent.act) {
    case 'like':
      return (await setLiked(intent.id, true)) ? 'Publicação curtida.' : null;
    case 'repost':
      return (await setReposted(intent.id, true)) ? 'Republicado' : null;
    case 'save':
      // Has its own toast, with the choice of a collection.
      await saveById(intent.id);
      return null;
    case 'like-comment':
      return (await setCommentLiked(intent.id, true)) ? 'Comentário curtido.' : null;
    case 'vote':
      return (await voteById(intent.id, intent.positions)) ? 'Voto registrado.' : null;
    case 'follow': {
      const state = await setFollowing(intent.username, 'yes', 'no');
      if (state === 'no') return null;
      return state === 'yes'
        ? `Você segue ${intent.displayName}.`
        : `Pedido para seguir ${intent.displayName} enviado.`;
    }
    case 'join': {
      const code = await loadAction(() => import('../groups/public/join-by-slug.ts'));
      const state = await code?.joinBySlug(intent.slug);
      if (!state) return null;
      return state === 'joined'
        ? `Você entrou no grupo ${intent.name}.`
        : `Pedido para entrar no grupo ${intent.name} enviado.`;
    }
    case 'comment':
      return null;
  }
}
