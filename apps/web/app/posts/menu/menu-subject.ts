import type { AccountSummary } from '@arquiba/contract/accounts';
import type { Post } from '@arquiba/contract/posts';
import type { MenuItem } from '../../ui/menu.tsx';

/** The post that a menu is opened for, and the viewer. */
export interface MenuSubject {
  post: Post;
  /** Null for a visitor. */
  account: AccountSummary | null;
  /** To another page of the site. */
  navigate(to: string): void;
}

/** What can be done with a post: one thing, several, or null where it cannot. */
export type MenuOffer = (subject: MenuSubject) => MenuItem | MenuItem[] | null;
