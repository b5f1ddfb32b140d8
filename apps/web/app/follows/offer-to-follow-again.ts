import { offerAction } from '../notices/act-with-undo.tsx';
import { notify } from '../notices/notify.ts';
import { setFollowing } from './public/following.ts';

interface Left {
  username: string;
  displayName: string;
  onSettled?: (() => void) | undefined;
}

/** The toast after a person stopped following someone. */
export function offerToFollowAgain({ username, displayName, onSettled }: Left): void {
  async function followAgain() {
    const now = await setFollowing(username, 'yes', 'no');
    onSettled?.();
    if (now === 'requested') {
      notify('info', `O perfil é privado: ${displayName} precisa aceitar o seu pedido.`);
    }
  }
  offerAction({
    said: `Você deixou de seguir ${displayName}.`,
    action: 'Desfazer',
    onAction: () => void followAgain(),
  });
}
