import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { siteUrl, type Visit, type VisitOptions } from './visit.ts';

export const logOf = (page: Page) => page.getByRole('log');
export const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Mensagem', exact: true });
export const bubble = (page: Page, text: string) =>
  logOf(page).getByRole('listitem').filter({ hasText: text });

/** Two people whose conversation is open: each follows the other. */
export async function friends(visit: (options: VisitOptions) => Promise<Visit>) {
  const [account, friend] = await Promise.all([
    signUpNewcomer('Lia Lança'),
    signUpNewcomer('Rui Recebe'),
  ]);
  const [one, other] = [await visit({ account }), await visit({ account: friend })];
  await ask(one, 'PUT', `/api/profiles/${friend.username}/follow`);
  await ask(other, 'PUT', `/api/profiles/${account.username}/follow`);
  // Others see nothing of a conversation before its first message, unless they open it too.
  await ask(other, 'PUT', `/api/conversations/with/${account.username}`);
  const { id } = (await ask(one, 'PUT', `/api/conversations/with/${friend.username}`)) as {
    id: string;
  };
  const close = async () => {
    await one.close();
    await other.close();
  };
  return { one, other, account, friend, id, path: `/chat/${id}`, close };
}

export async function createGroup(
  visited: Visit,
  title: string,
  usernames: string[],
): Promise<string> {
  const { id } = (await ask(visited, 'POST', '/api/conversations', { title, usernames })) as {
    id: string;
  };
  return id;
}

/** Through the API. */
export async function send(visited: Visit, id: string, text: string): Promise<void> {
  const clientId = crypto.randomUUID();
  await ask(visited, 'POST', `/api/conversations/${id}/messages`, { clientId, text });
}

export async function ask({ context }: Visit, method: string, path: string, data?: object) {
  const headers = { origin: siteUrl(), 'idempotency-key': crypto.randomUUID() };
  const answer = await context.request.fetch(path, { method, headers, ...(data && { data }) });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? null : ((await answer.json()) as unknown);
}

/** In the open page. */
export async function write(page: Page, text: string): Promise<void> {
  // Until the form answers, Enter begins a new line.
  await expect
    .poll(async () => {
      await fieldOf(page).fill(text);
      await fieldOf(page).press('Enter');
      return fieldOf(page).inputValue();
    })
    .toBe('');
  await bubble(page, text).waitFor();
}

export async function textsIn(page: Page): Promise<string[]> {
  return logOf(page).getByRole('listitem').locator('p[dir=auto]').allInnerTexts();
}
