import { postSafetyItems } from '../../safety/public/safety-items.tsx';
import type { MenuItem } from '../../ui/menu.tsx';
import { captionOwn } from './caption-own.tsx';
import { copyLink } from './copy-link.tsx';
import { deleteOwn } from './delete-own.tsx';
import { editOwn } from './edit-own.tsx';
import { embedPublic } from './embed-public.tsx';
import type { MenuOffer, MenuSubject } from './menu-subject.ts';
import { moderateGroup } from './moderate-group.tsx';
import { pinOwn } from './pin-own.tsx';
import { seeEdits } from './see-edits.tsx';
import { seeLikes } from './see-likes.tsx';

/** In the order of the menu. A new item is a file in this folder, or in the `public/` of its feature. */
const OFFERS: MenuOffer[] = [
  copyLink,
  embedPublic,
  seeLikes,
  pinOwn,
  seeEdits,
  editOwn,
  captionOwn,
  deleteOwn,
  moderateGroup,
  ({ post, account }) => (account && !post.own ? postSafetyItems(post) : null),
];

export function postMenuItems(subject: MenuSubject): MenuItem[] {
  return OFFERS.flatMap((offer) => offer(subject) ?? []);
}
