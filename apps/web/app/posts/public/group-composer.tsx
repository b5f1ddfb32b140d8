import type { AccountSummary } from '@arquiba/contract/accounts';
import { Avatar } from '../../ui/avatar.tsx';
import { cx } from '../../ui/class-names.ts';
import { ownAvatar } from '../../viewer/own-avatar.ts';
import { useConnectedPage } from '../composer-opening.ts';
import { SHEET } from '../sheet.ts';
import { showComposer } from '../show-composer.tsx';
import type { PublishingEvents } from '../use-publishing.ts';

interface GroupComposerProps extends PublishingEvents {
  account: AccountSummary;
  group: { slug: string; name: string };
  /** It is for polls. */
  asks: boolean;
}

/** Opens the composer over the page; what is written there goes to the group. */
export function GroupComposer({ account, group, asks, ...events }: GroupComposerProps) {
  useConnectedPage(events);
  return (
    <button
      type="button"
      className={cx(
        SHEET,
        'flex w-full items-center gap-3 text-left text-muted hover:border-edge noscript:hidden',
      )}
      onClick={() => void showComposer({ group: { slug: group.slug, name: group.name }, asks })}
    >
      <Avatar username={account.username} picture={ownAvatar(account)} />
      <span className="min-w-0 flex-1">
        {asks ? 'Faça uma enquete para o grupo' : 'Escreva para o grupo'}
      </span>
    </button>
  );
}
