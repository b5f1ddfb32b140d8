import type { Comment } from '@arquiba/contract/comments';
import { useAccount } from '../shell/use-site.ts';
import { Menu } from '../ui/menu.tsx';

interface CommentMenuProps {
  comment: Comment;
  onEdit(): void;
  onChanged(comment: Comment): void;
}

/** The items are loaded when the menu is first opened. */
export function CommentMenu({ comment, onEdit, onChanged }: CommentMenuProps) {
  const account = useAccount();
  return (
    <Menu
      name={`Mais opções do comentário de ${comment.author.displayName}`}
      items={async () => {
        const { commentMenuItems } = await import('./comment-menu-items.tsx');
        return commentMenuItems({ comment, signedIn: account !== null, onEdit, onChanged });
      }}
    />
  );
}
