import type { Audience, CommentsBy } from '@arquiba/contract/posts';

export const AUDIENCES: { value: Audience; label: string }[] = [
  { value: 'public', label: 'Todos' },
  { value: 'followers', label: 'Seguidores' },
  { value: 'self', label: 'Só eu' },
];

export const COMMENTERS: { value: CommentsBy; label: string }[] = [
  { value: 'everyone', label: 'Todos' },
  { value: 'followers', label: 'Seguidores' },
  { value: 'mentioned', label: 'Quem eu mencionar' },
  { value: 'nobody', label: 'Ninguém' },
];
