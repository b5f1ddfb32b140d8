import type { AccountSummary } from '@arquiba/contract/accounts';
import type { Draft } from '../draft.ts';
import { Avatar } from '../ui/avatar.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { ownAvatar } from '../viewer/own-avatar.ts';

/** A comment that is being sent; it has no actions yet. */
export default function OptimisticComment({
  account,
  draft: { text, files },
}: {
  account: AccountSummary;
  draft: Draft;
}) {
  return (
    <div aria-busy="true" className="flex gap-3 px-4 py-2 opacity-60">
      <Avatar username={account.username} picture={ownAvatar(account)} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-[0.9375rem] font-semibold">{account.socialName}</p>
        <RichText text={text} mentions={[]} className="text-[0.9375rem]" />
        {files.map(({ path, url, alt }) => (
          <img key={path} src={url} alt={alt} className="mt-1.5 max-h-64 rounded-card" />
        ))}
      </div>
    </div>
  );
}
