import {
  type Comment,
  type CommentOrder,
  createComment,
  listComments,
} from '@arquiba/contract/comments';
import { createPost } from '@arquiba/contract/posts';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll } from 'vitest';

const GENEROUS = { size: 100_000, seconds: 60 };

export let app: TestApp;
/** The author of the posts. */
export let author: Person;
export let fan: Person;
export let other: Person;

/** Gives the test file its own app, with three people who comment. */
export function givenTalk(): void {
  beforeAll(async () => {
    app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
    [author, fan, other] = [await signUp(app), await signUp(app), await signUp(app)];
  });
  afterAll(() => app.close());
}

export async function newPost(more: object = {}): Promise<string> {
  return (await author.call(createPost, { text: 'Que jogo', ...more })).id;
}

/** A second later each time, so that lists have an order. */
export function say(
  { call }: Person,
  id: string,
  text: string,
  parentId?: string,
): Promise<Comment> {
  app.clock.advance(1000);
  return call(createComment, { id, text, ...(parentId && { parentId }) });
}

export async function texts(
  viewer: Pick<Person, 'call'>,
  id: string,
  sort: CommentOrder = 'oldest',
) {
  return (await viewer.call(listComments, { id, sort })).items.map(({ text }) => text);
}

export const notFound = { code: 'not_found' };
