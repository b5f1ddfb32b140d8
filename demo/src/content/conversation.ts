import type { Random } from '../seed/random.ts';
import type { Post } from './post.ts';
import type { Said } from './thread.ts';

/** A comment below a post, with its time. */
export interface TimedComment {
  author: string;
  text: string;
  /** Hours before the moment at which the world begins. */
  ago: number;
  /** The index of the earlier comment that it answers, if any. */
  answers?: number;
  likes: readonly { by: string; ago: number }[];
}

/** A conversation ends within two days. */
const LONGEST_HOURS = 40;

/** The comments below a post in order: frequent at first, then rare, and before the world begins. */
export function conversationUnder(
  post: Post,
  thread: readonly Said[],
  random: Random,
): TimedComment[] {
  const lines = thread.flatMap(([author, text, ...replies]) => [
    { author, text },
    ...replies.map(([by, words]) => ({ author: by, text: words, reply: true })),
  ]);
  const span = Math.min(post.ago * 0.9, LONGEST_HOURS);
  const moments = lines
    .map(() => 0.01 + random.next() ** 1.8 * 0.98)
    .sort((a, b) => a - b)
    .map((part) => post.ago - span * part);
  const around = [...new Set([post.author, ...lines.map(({ author }) => author)])];
  let top = 0;
  return lines.map((line, index) => {
    const { author, text } = line;
    const ago = moments[index] as number;
    const reply = 'reply' in line;
    if (!reply) top = index;
    const likes = around
      .filter((by) => by !== author && random.chance(by === post.author ? 0.3 : 0.09))
      .map((by) => ({ by, ago: ago * random.between(0.2, 0.99) }));
    return { author, text, ago, likes, ...(reply && { answers: top }) };
  });
}
