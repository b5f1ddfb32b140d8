import { expect, test } from 'vitest';
import { ask, bubble, createGroup, fieldOf, friends, send, write } from './chatting.ts';
import { signUpNewcomer } from './newcomer.ts';
import { givenBrowser, hydrated, phone } from './visit.ts';

const visit = givenBrowser();
const SETTINGS = '/minha-conta/meus-dados/mensagens';

test('who is online is shown, and for neither of the two once one turns it off', async () => {
  const { one, other, account, friend, path, close } = await friends(visit);
  await send(one, path.split('/').at(-1) ?? '', 'Cadê você?');
  const [page, theirs] = [await one.goto(path), await other.goto(path)];
  const online = (of: typeof page) => of.getByText('online', { exact: true });
  await online(page).waitFor();
  await online(theirs).waitFor();

  await theirs.goto(SETTINGS);
  await hydrated(theirs);
  const saved = theirs.waitForResponse((answer) => answer.request().method() !== 'GET');
  await theirs.getByRole('switch', { name: /^Mostrar quando estou online/ }).press('Space');
  await saved;
  await theirs.goto(path);
  await theirs.getByText(`@${account.username}`, { exact: true }).waitFor();
  await page.reload();
  await page.getByText(`@${friend.username}`, { exact: true }).waitFor();
  expect([await online(page).count(), await online(theirs).count()]).toEqual([0, 0]);
  expect([...one.complaints, ...other.complaints]).toEqual([]);
  await close();
});

test('a declined request is gone for the one who declined; the other is told nothing', async () => {
  const [stranger, account] = await Promise.all([
    signUpNewcomer('Enzo Estranho'),
    signUpNewcomer('Dina Declina'),
  ]);
  const [his, hers] = [
    await visit({ account: stranger }),
    await visit({ account, viewport: phone }),
  ];
  const { id } = (await ask(his, 'PUT', `/api/conversations/with/${account.username}`)) as {
    id: string;
  };
  const page = await his.goto(`/chat/${id}`);
  await write(page, 'Compra minha rifa?');

  const other = await hers.goto('/chat?caixa=pedidos');
  await other.getByRole('link', { name: new RegExp(stranger.socialName) }).click();
  await bubble(other, 'Compra minha rifa?').waitFor();
  await other.getByRole('button', { name: 'Recusar' }).click();
  await other.getByText('Nenhum pedido de conversa.').waitFor();
  await hers.goto('/chat');
  await other.getByText('Você ainda não tem conversas.').waitFor();

  await page.reload();
  await bubble(page, 'Compra minha rifa?').getByText('Enviada').waitFor();
  await write(page, 'É por uma boa causa');
  await hers.goto('/chat?caixa=pedidos');
  await other.getByText('Nenhum pedido de conversa.').waitFor();
  await fieldOf(page).waitFor();
  expect([...his.complaints, ...hers.complaints]).toEqual([]);
  await Promise.all([his.close(), hers.close()]);
});

test('a page of the list that comes late is not put below a search that began meanwhile', async () => {
  const [account, member] = await Promise.all([
    signUpNewcomer('Gil Grupos'),
    signUpNewcomer('Mila Membro'),
  ]);
  const [his, hers] = [await visit({ account }), await visit({ account: member })];
  await ask(hers, 'PUT', `/api/profiles/${account.username}/follow`);
  await createGroup(his, 'Churrasco', [member.username]);
  for (let n = 1; n <= 21; n += 1) await createGroup(his, `Pelada ${n}`, [member.username]);
  const { page } = his;
  const held = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(/\/api\/conversations\?.*cursor=/, async (route) => {
    const answer = await route.fetch();
    if (isFirst) {
      isFirst = false;
      await held.promise;
    }
    await route.fulfill({ response: answer });
  });
  const late = page.waitForRequest(/\/api\/conversations\?.*cursor=/);
  await his.goto('/chat');
  await page.getByRole('link', { name: /Pelada 2\b/ }).scrollIntoViewIfNeeded();
  await late;
  await page.getByRole('searchbox', { name: 'Buscar pessoas e mensagens' }).fill('Pelada');
  await page.waitForURL(/busca=Pelada/);
  // The search goes on by itself, though the other page has not come yet.
  await page.getByRole('link', { name: /Pelada 1\b/ }).waitFor();
  const came = page.waitForResponse((answer) => !answer.url().includes('Pelada'));
  held.resolve();
  await came;
  expect(await page.getByRole('link', { name: /Churrasco/ }).count()).toBe(0);
  expect(his.complaints).toEqual([]);
  await Promise.all([his.close(), hers.close()]);
});
