import { Link } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { cx } from '../../ui/class-names.ts';
import { composerPath } from '../../viewer/composer-path.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { useComposerOpened, useConnectedPage } from '../composer-opening.ts';
import { SHEET } from '../sheet.ts';
import type { PublishingEvents } from '../use-publishing.ts';
import { QUESTION, Writing } from '../writing.tsx';

/** The form for a post; a visitor sees a link to sign in. */
export function Composer(events: PublishingEvents) {
  const account = useAccount();
  const opened = useComposerOpened();
  useConnectedPage(events);
  if (!account) return <Invitation />;
  // One composer at a time: this one shows what the other wrote as soon as that is closed.
  if (opened) return <div className={cx(SHEET, 'h-33')} />;
  return <Writing key={account.id} account={account} {...events} />;
}

function Invitation() {
  return (
    <Link
      to={composerPath(null)}
      className={cx(SHEET, 'flex items-center gap-3 text-muted no-underline hover:border-edge')}
    >
      <Avatar username="visitante" picture={null} />
      <span className="min-w-0 flex-1">{QUESTION}</span>
      <span className="font-semibold text-orange-ink">
        Entrar<span className="max-sm:hidden"> e publicar</span>
      </span>
    </Link>
  );
}
