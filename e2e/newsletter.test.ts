import { addToCart, getCart } from '@arquiba/contract/cart';
import { getCartReminder } from '@arquiba/contract/cart-reminders';
import { expect, test } from 'vitest';
import { callOf, plentiful } from './buyer.ts';
import { waitForMail } from './mails.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const WANT = 'Quero o cupom';

test('the coupon of the first purchase comes by mail, counts in the cart, and the list is left with one press', async () => {
  const account = await signUpNewcomer('Nina Novidade');
  const visited = await visit({ viewport: phone, account });
  const page = await visited.goto('/loja');
  const part = page.getByRole('region', { name: '10% na primeira compra' });
  await part.getByLabel('E-mail').fill('sem-arroba');
  await part.getByRole('button', { name: WANT }).click();
  await part.getByText('E-mail inválido').waitFor();
  const email = `novidades.${Date.now()}@exemplo.com.br`;
  await part.getByLabel('E-mail').fill(email);
  await part.getByRole('button', { name: WANT }).press('Enter');
  await part.getByText('Enviamos um e-mail para confirmar').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const mail = await waitForMail({ to: email, subject: /^Confirme/ });
  const link = mail.links.find((each) => each.includes('/novidades/')) ?? '';
  await visited.goto(new URL(link).pathname);
  await page.getByRole('heading', { level: 1, name: 'Confirmar o e-mail?' }).waitFor();
  await page.getByRole('button', { name: 'Confirmar e ver o cupom' }).click();
  await page.getByRole('heading', { level: 1, name: 'O cupom é seu' }).waitFor();
  const code = (await page.getByText(/^OLA-\w{8}$/).textContent()) ?? '';
  await waitForMail({ to: email, subject: `O seu cupom: ${code}` });
  expect(await axeViolations(page)).toEqual([]);

  const call = callOf(visited);
  const { variant } = await plentiful(call);
  const { subtotal } = await call(addToCart, { variantId: variant.id, quantity: 1 });
  await visited.goto('/checkout/carrinho');
  await page.getByLabel('Cupom de desconto').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await page.getByText(`Cupom ${code}`).waitFor();
  expect((await call(getCart, {})).discount).toBe(Math.round(subtotal / 10));

  // The consent to be reminded of this cart.
  const remind = page.getByRole('switch', { name: 'Lembrar por e-mail' });
  await remind.click();
  await expect.poll(() => call(getCartReminder, {})).toEqual({ on: true });
  await page.reload();
  await expect.poll(() => remind.isChecked()).toBe(true);

  // What a mail program sends for its own unsubscribe button, also a second time.
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(link, { method: 'POST', body })).status).toBe(200);
  expect((await fetch(link, { method: 'POST', body })).status).toBe(200);
  await visited.goto(new URL(link).pathname);
  await page.getByRole('heading', { level: 1, name: 'Este link já terminou' }).waitFor();
  // That of the address without an at sign.
  expect(visited.complaints).toEqual([expect.stringContaining('400')]);
  await visited.close();
});

test('without scripts the form sends, and says what is wrong', async () => {
  const visited = await visit({ javaScript: false });
  const page = await visited.goto('/loja');
  const part = page.getByRole('region', { name: '10% na primeira compra' });
  await part.getByLabel('E-mail').fill('ponto@semfim');
  await part.getByRole('button', { name: WANT }).click();
  await page.waitForURL(`${siteUrl()}/novidades`);
  await page.getByText('E-mail inválido').waitFor();
  await page.getByLabel('E-mail').fill(`sem.scripts.${Date.now()}@exemplo.com.br`);
  await page.getByRole('button', { name: WANT }).click();
  await page.getByText('Enviamos um e-mail para confirmar').waitFor();
  await visited.close();
});

test('a link of a reminder that we did not make is told so', async () => {
  const visited = await visit();
  const page = await visited.goto('/lembrete/abc');
  await hydrated(page);
  await page.getByRole('button', { name: 'Não quero mais lembretes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Este link não vale' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await visited.close();
});
