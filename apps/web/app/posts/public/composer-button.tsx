import { Avatar } from '../../ui/avatar.tsx';
import { cx } from '../../ui/class-names.ts';
import { ownAvatar } from '../../viewer/own-avatar.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { useConnectedPage } from '../composer-opening.ts';
import { SHEET } from '../sheet.ts';
import { type ComposerStart, showComposer } from '../show-composer.tsx';
import type { PublishingEvents } from '../use-publishing.ts';

interface ComposerButtonProps extends PublishingEvents {
  label: string;
  start: ComposerStart;
}

/** Opens the composer over the page, for a group or an event; nothing for a visitor. */
export function ComposerButton({ label, start, ...events }: ComposerButtonProps) {
  const account = useAccount();
  useConnectedPage(events);
  if (!account) return null;
  return (
    <button
      type="button"
      className={cx(
        SHEET,
        'flex w-full items-center gap-3 text-left text-muted hover:border-edge noscript:hidden',
      )}
      onClick={() => void showComposer(start)}
    >
      <Avatar username={account.username} picture={ownAvatar(account)} />
      <span className="min-w-0 flex-1">{label}</span>
    </button>
  );
}
