import type { Post } from '@arquiba/contract/posts';
import type { ProfileCard } from '@arquiba/contract/profiles';
import { createBrowserStore } from '../../browser-store.ts';

export type Someone = Pick<ProfileCard, 'username' | 'displayName'>;

export type SafetyQuestion =
  | { act: 'mute' | 'block'; person: Someone }
  | { act: 'report'; kind: 'post' | 'comment' | 'profile'; subject: string; person: Someone };

/** The open question; the shell shows its dialog. */
export const safetyQuestion = createBrowserStore<SafetyQuestion | null>(null);

export function closeQuestion(): void {
  safetyQuestion.set(null);
}

/** The question to report a post. */
export function reportOfPost({ id, author }: Pick<Post, 'id' | 'author'>): SafetyQuestion {
  return { act: 'report', kind: 'post', subject: id, person: author };
}
