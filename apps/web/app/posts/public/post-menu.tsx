import type { Post } from '@arquiba/contract/posts';
import { useNavigate } from 'react-router';
import { Menu } from '../../ui/menu.tsx';
import { useAccount } from '../../viewer/use-site.ts';

/** The items are loaded when the menu is first opened. */
export function PostMenu({ post }: { post: Post }) {
  const account = useAccount();
  const navigate = useNavigate();
  return (
    <Menu
      name={`Mais opções da publicação de ${post.author.displayName}`}
      items={async () => {
        const { postMenuItems } = await import('../menu/post-menu-items.ts');
        return postMenuItems({ post, account, navigate: (to) => void navigate(to) });
      }}
    />
  );
}
