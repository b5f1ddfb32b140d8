import type { Comment } from '@arquiba/contract/comments';
import { expect, test } from 'vitest';
import { latestOf, learnComment, nothingKnown } from './known-comments.ts';

const top = { id: '1', parentId: null, hidden: false, text: 'Golaço' } as Comment;
const reply = { id: '2', parentId: '1', hidden: false, text: 'Foi' } as Comment;
const second = { id: '3', parentId: '1', hidden: true, text: 'Não foi' } as Comment;

test('a thread is hidden and shown with its replies', () => {
  const edited = { ...reply, text: 'Foi mesmo' };
  let known = learnComment(nothingKnown, edited, undefined);
  known = learnComment(known, { ...top, hidden: true }, top);
  expect([top, reply, second].map((each) => latestOf(known, each))).toEqual([
    { ...top, hidden: true },
    { ...edited, hidden: true },
    { ...second, hidden: true },
  ]);
  known = learnComment(known, top, top);
  expect([reply, second].map((each) => latestOf(known, each).hidden)).toEqual([false, false]);
});

test('a reply that was hidden alone stays so when the first comment is edited', () => {
  const known = learnComment(nothingKnown, { ...top, text: 'Golaço!' }, top);
  expect(latestOf(known, second).hidden).toBe(true);
  expect(latestOf(known, top).text).toBe('Golaço!');
});
