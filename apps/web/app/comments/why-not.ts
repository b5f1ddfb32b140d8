import type { Post } from '@arquiba/contract/posts';

/** Why nobody, or not this viewer, may comment; null if signing in could help. */
export function whyNot(
  { commentsBy, author }: Pick<Post, 'commentsBy' | 'author'>,
  signedIn: boolean,
): string | null {
  if (commentsBy === 'nobody') return 'Os comentários desta publicação estão desativados.';
  if (!signedIn) return null;
  return commentsBy === 'followers'
    ? `Só quem segue ${author.displayName} pode comentar esta publicação.`
    : 'Só as pessoas mencionadas podem comentar esta publicação.';
}
