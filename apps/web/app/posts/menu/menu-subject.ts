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

/** The entries of a feature for a post: one, several, or null. */
export type MenuOffer = (subject: MenuSubject) => MenuItem | MenuItem[] | null;
