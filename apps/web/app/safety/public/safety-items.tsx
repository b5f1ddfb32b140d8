import type { Post } from '@arquiba/contract/posts';
import Ban from 'lucide-react/icons/ban';
import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import VolumeX from 'lucide-react/icons/volume-x';
import type { MenuItem } from '../../ui/menu.tsx';
import { reportOfPost, type SafetyQuestion, type Someone, safetyQuestion } from './question.ts';

/** What one can do about someone else's post. */
export function postSafetyItems(post: Pick<Post, 'id' | 'author'>): MenuItem[] {
  return [
    {
      label: 'Não tenho interesse',
      icon: <EyeOff />,
      onSelect: () => void import('../acts.ts').then(({ notWanted }) => notWanted(post.id)),
    },
    ...personSafetyItems(post.author, reportOfPost(post)),
  ];
}

/** What one can do about someone. */
export function personSafetyItems(
  person: Someone,
  report: SafetyQuestion = {
    ...{ act: 'report', kind: 'profile', subject: person.username, person },
  },
): MenuItem[] {
  return [
    {
      label: `Silenciar @${person.username}`,
      icon: <VolumeX />,
      onSelect: () => safetyQuestion.set({ act: 'mute', person }),
    },
    {
      label: `Bloquear @${person.username}`,
      icon: <Ban />,
      danger: true,
      onSelect: () => safetyQuestion.set({ act: 'block', person }),
    },
    {
      label: 'Denunciar',
      icon: <Flag />,
      danger: true,
      onSelect: () => safetyQuestion.set(report),
    },
  ];
}
