import type { AccountSummary } from '@arquiba/contract/accounts';
import type { Post } from '@arquiba/contract/posts';
import type { MenuItem } from '../../ui/menu.tsx';

/** The post that a menu is opened for, and the viewer. */
export interface MenuSubject {
  post: Post;
  /** Null for a visitor. */
  account: AccountSummary | null;
  /** Navigates to another page of the site. */
  navigate(to: string): void;
}

/** Returns the menu items of a feature for a post. */
export type MenuOffer = (subject: MenuSubject) => MenuItem | MenuItem[] | null;
