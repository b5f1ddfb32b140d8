import type { Post } from '@arquiba/contract/posts';
import { loadAction } from '../../notices/load-action.ts';
import { Ban } from '../../ui/icons/ban.tsx';
import { EyeOff } from '../../ui/icons/eye-off.tsx';
import { Flag } from '../../ui/icons/flag.tsx';
import { Volume2 } from '../../ui/icons/volume-2.tsx';
import { VolumeX } from '../../ui/icons/volume-x.tsx';
import type { MenuItem } from '../../ui/menu.tsx';
import { reportOfPost, type SafetyQuestion, type Someone, safetyQuestion } from './question.ts';

/** Safety actions for another person's post. */
export function postSafetyItems(post: Pick<Post, 'id' | 'author'>): MenuItem[] {
  return [
    {
      label: 'Não tenho interesse',
      icon: <EyeOff />,
      onSelect: () => void loadActs().then((acts) => acts?.notWanted(post.id)),
    },
    ...personSafetyItems(post.author, reportOfPost(post)),
  ];
}

interface Person extends Someone {
  /** Whether the viewer has blocked or muted the person, if that is known. */
  blocked?: boolean | undefined;
  muted?: boolean | undefined;
  /** Called after the person was unblocked or unmuted. */
  onReleased?: (() => void) | undefined;
}

/** Safety actions for a person. */
export function personSafetyItems(
  { blocked, muted, onReleased, ...person }: Person,
  report: SafetyQuestion = {
    ...{ act: 'report', kind: 'profile', subject: person.username, person },
  },
): MenuItem[] {
  const { username } = person;
  const ask = (question: SafetyQuestion) => () => safetyQuestion.set(question);
  return [
    muted
      ? {
          label: `Ouvir @${username} de novo`,
          icon: <Volume2 />,
          onSelect: () => void release('unmute', username, onReleased),
        }
      : {
          label: `Silenciar @${username}`,
          icon: <VolumeX />,
          onSelect: ask({ act: 'mute', person }),
        },
    blockItem(person, blocked, onReleased),
    { label: 'Denunciar', icon: <Flag />, danger: true, onSelect: ask(report) },
  ];
}

/** Blocks someone, or takes the block back. */
export function blockItem(person: Someone, blocked = false, onReleased?: () => void): MenuItem {
  const { username } = person;
  return blocked
    ? {
        label: `Desbloquear @${username}`,
        icon: <Ban />,
        onSelect: () => void release('unblock', username, onReleased),
      }
    : {
        label: `Bloquear @${username}`,
        icon: <Ban />,
        danger: true,
        onSelect: () => safetyQuestion.set({ act: 'block', person }),
      };
}

async function release(
  act: 'unmute' | 'unblock',
  username: string,
  onReleased: (() => void) | undefined,
): Promise<void> {
  const acts = await loadActs();
  // If it fails, the error is shown in a toast.
  await acts?.[act](username).then(onReleased, () => undefined);
}

const loadActs = () => loadAction(() => import('../acts.ts'));
