import type { Comment } from '@arquiba/contract/comments';
import { Menu } from '../ui/menu.tsx';
import { useAccount } from '../viewer/use-site.ts';

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
