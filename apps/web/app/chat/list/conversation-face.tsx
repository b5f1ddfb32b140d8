import type { Conversation } from '@arquiba/contract/conversations';
import { Avatar } from '../../ui/avatar.tsx';
import { cx } from '../../ui/class-names.ts';
import { Glasses } from '../../ui/icons/glasses.tsx';

type Size = 'sm' | 'md' | 'lg';

export type WithFace = Pick<Conversation, 'kind' | 'people' | 'title' | 'id'>;

interface ConversationFaceProps {
  conversation: WithFace;
  online?: boolean;
  size?: Size;
}

/** The picture of a person, two of a group, or the mark of the shop. */
export function ConversationFace({ conversation, online, size = 'md' }: ConversationFaceProps) {
  const { kind, people, id } = conversation;
  const [first, second] = people;
  if (kind === 'shop' && !first) {
    return (
      <span className={cx(BOX[size], 'grid place-items-center bg-ink text-surface')}>
        <Glasses className="size-3/5" />
      </span>
    );
  }
  if (kind !== 'group' || !first || !second) {
    return (
      <span className="relative inline-flex flex-none">
        <Avatar username={first?.username ?? id} picture={first?.avatar ?? null} size={size} />
        {online && (
          <span
            title="Online"
            className="absolute right-0 bottom-0 size-3 rounded-pill bg-grass ring-2 ring-raised"
          />
        )}
      </span>
    );
  }
  return (
    <span aria-hidden="true" className={cx('relative inline-block flex-none', BOX[size])}>
      <Avatar
        username={second.username}
        picture={second.avatar}
        size={SMALLER[size]}
        className="absolute top-0 right-0 size-2/3!"
      />
      <Avatar
        username={first.username}
        picture={first.avatar}
        size={SMALLER[size]}
        className="absolute bottom-0 left-0 size-2/3! ring-2 ring-raised"
      />
    </span>
  );
}

const BOX: Record<Size, string> = {
  sm: 'size-9 flex-none rounded-pill',
  md: 'size-11 flex-none rounded-pill',
  lg: 'size-17 flex-none rounded-pill',
};
const SMALLER: Record<Size, 'xs' | 'sm' | 'md'> = { sm: 'xs', md: 'sm', lg: 'md' };
