import type { Page } from 'playwright-core';

/** Fills the form of sign-in and sends it. */
export async function submitSignIn(
  page: Page,
  account: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Senha', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
}
