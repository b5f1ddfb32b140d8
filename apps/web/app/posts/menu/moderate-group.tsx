import {
  hideGroupPost,
  pinGroupPost,
  removeGroupPost,
  showGroupPost,
  unpinGroupPost,
} from '@arquiba/contract/group-posts';
import type { Post } from '@arquiba/contract/posts';
import { call } from '../../api-call.ts';
import { ReasonDialog } from '../../dialogs/reason-dialog.tsx';
import { showDialog } from '../../dialogs/shown-dialog.tsx';
import { notify } from '../../notices/notify.ts';
import { Check } from '../../ui/icons/check.tsx';
import { Eye } from '../../ui/icons/eye.tsx';
import { EyeOff } from '../../ui/icons/eye-off.tsx';
import { Pin } from '../../ui/icons/pin.tsx';
import { PinOff } from '../../ui/icons/pin-off.tsx';
import { Trash } from '../../ui/icons/trash.tsx';
import type { MenuItem } from '../../ui/menu.tsx';
import { removePost } from '../public/removed-posts.ts';
import type { MenuOffer } from './menu-subject.ts';

/** What moderators do with a post of their group. */
export const moderateGroup: MenuOffer = ({ post }) =>
  post.group?.moderated
    ? [post.held ? showItem(post) : pinItem(post, post.group), ...refusals(post)]
    : null;

function pinItem({ id }: Post, { slug, pinned }: NonNullable<Post['group']>): MenuItem {
  return pinned
    ? {
        label: 'Desafixar do grupo',
        icon: <PinOff />,
        onSelect: () => act(call(unpinGroupPost, { slug }), 'Tirada do alto do grupo.'),
      }
    : {
        label: 'Fixar no grupo',
        icon: <Pin />,
        onSelect: () => act(call(pinGroupPost, { slug, id }), 'Fixada no alto do grupo.'),
      };
}

function showItem({ id, held }: Post): MenuItem {
  const waits = held === 'pending';
  return {
    label: waits ? 'Aprovar publicação' : 'Mostrar de novo',
    icon: waits ? <Check /> : <Eye />,
    onSelect: () => {
      const said = waits ? 'Publicação aprovada.' : 'O grupo vê a publicação de novo.';
      act(call(showGroupPost, { id }), said, id);
    },
  };
}

function refusals({ id, held, own }: Post): MenuItem[] {
  const hide: MenuItem = {
    label: held === 'pending' ? 'Não aprovar' : 'Ocultar do grupo',
    icon: <EyeOff />,
    onSelect: () =>
      showDialog((close) => (
        <ReasonDialog
          title="Ocultar do grupo"
          detail="Só quem escreveu e quem modera continuam vendo. O motivo é mostrado a quem escreveu."
          action="Ocultar"
          onReason={(reason) => call(hideGroupPost, { id, reason })}
          onDone={() => leaveLists(id, 'Publicação oculta.')}
          onClose={close}
        />
      )),
  };
  const remove: MenuItem = {
    label: 'Apagar do grupo',
    icon: <Trash />,
    danger: true,
    onSelect: () =>
      showDialog((close) => (
        <ReasonDialog
          title="Apagar do grupo"
          detail="A publicação é apagada para todos, com seus comentários. Não dá para desfazer."
          action="Apagar"
          onReason={(reason) => call(removeGroupPost, { id, reason })}
          onDone={() => leaveLists(id, 'Publicação apagada.')}
          onClose={close}
        />
      )),
  };
  return [...(held === 'hidden' ? [] : [hide]), ...(own ? [] : [remove])];
}

function act(deed: Promise<void>, said: string, gone?: string): void {
  deed.then(
    () => (gone ? leaveLists(gone, said) : notify('success', said)),
    // The error was shown in a toast.
    () => undefined,
  );
}

function leaveLists(id: string, said: string): void {
  removePost(id);
  notify('success', said);
}
