import type { Post } from '@arquiba/contract/posts';
import type { ProfileCard } from '@arquiba/contract/profiles';
import { createBrowserStore } from '../../browser-store.ts';

export type Someone = Pick<ProfileCard, 'username' | 'displayName'>;

export type SafetyQuestion =
  | { act: 'mute' | 'block'; person: Someone }
  | { act: 'report'; kind: 'post' | 'comment' | 'profile'; subject: string; person: Someone };

/** The question that is open in a dialog; the shell shows it. */
export const safetyQuestion = createBrowserStore<SafetyQuestion | null>(null);

export function closeQuestion(): void {
  safetyQuestion.set(null);
}

/** What a menu offers about someone else's post. */
export function reportOfPost({ id, author }: Pick<Post, 'id' | 'author'>): SafetyQuestion {
  return { act: 'report', kind: 'post', subject: id, person: author };
}
