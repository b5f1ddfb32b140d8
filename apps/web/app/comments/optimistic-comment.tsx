import type { AccountSummary } from '@arquiba/contract/accounts';
import { Avatar } from '../ui/avatar.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { ownAvatar } from '../viewer/own-avatar.ts';

/** A comment that is being sent; it has no actions yet. */
export function OptimisticComment({ account, text }: { account: AccountSummary; text: string }) {
  return (
    <div aria-busy="true" className="flex gap-3 px-4 py-2 opacity-60">
      <Avatar username={account.username} picture={ownAvatar(account)} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-[0.9375rem] font-semibold">{account.socialName}</p>
        <RichText text={text} mentions={[]} className="text-[0.9375rem]" />
      </div>
    </div>
  );
}
