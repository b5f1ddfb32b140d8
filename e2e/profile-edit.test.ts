import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { givenBrowser, hydrated, listening, phone, siteUrl } from './visit.ts';
import { chooser, file } from './widget-gallery.ts';

const visit = givenBrowser({ pictures: true });
const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2a7' } })
  .jpeg()
  .toBuffer();

const headerOf = (page: Page) => page.getByRole('main').locator('header').first();

test('a profile is edited: face and cover cropped, name, bio, links', async () => {
  const [person, other] = await Promise.all([
    signUpNewcomer('Edite Editora'),
    signUpNewcomer('Nina Nome'),
  ]);
  const visited = await visit({ account: person, viewport: phone });
  const page = await visited.goto('/perfil');
  await headerOf(page).getByRole('link', { name: 'Editar perfil' }).click();
  const form = page.getByRole('form', { name: 'Editar perfil' });
  await form.getByRole('button', { name: 'Escolher foto' }).click();
  await chooser(page).setInputFiles([file('rosto.jpg', photo, 'image/jpeg')]);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await form.getByRole('button', { name: 'Trocar foto' }).waitFor();
  await form.getByRole('button', { name: 'Escolher capa' }).click();
  await chooser(page).setInputFiles([file('campo.jpg', photo, 'image/jpeg')]);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await form.getByRole('button', { name: 'Trocar capa' }).waitFor();
  for (const picture of ['foto', 'capa']) {
    const topOf = async (verb: string) =>
      (await form.getByRole('button', { name: `${verb} ${picture}` }).boundingBox())?.y ?? NaN;
    await expect.poll(async () => (await topOf('Trocar')) - (await topOf('Remover'))).toBe(0);
  }

  const name = form.getByLabel('Nome de usuário');
  await name.fill(other.username);
  await form.getByText('já está em uso').waitFor();
  const free = `edite_${person.email.split('@')[0]}`;
  await name.fill(free);
  await form.getByText(`@${free} está livre`).waitFor();
  await form.getByLabel('Bio').fill('Narro na várzea. https://exemplo.com.br #rádio');
  await form.getByText('46 de 500 caracteres').waitFor();
  await form.getByLabel('Cidade').fill('Natal');
  await form.getByRole('button', { name: 'Adicionar link' }).click();
  await form.getByLabel('Nome do link 1').fill('Meu site');
  await form.getByLabel('Endereço do link 1').fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await form.getByText('precisa começar com https://').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await form.getByLabel('Endereço do link 1').fill('exemplo.com.br/narracoes');
  await form.getByRole('button', { name: 'Salvar' }).click();

  await page.waitForURL(`${siteUrl()}/perfil`);
  const header = headerOf(page);
  await header.getByText(`@${free}`).waitFor();
  const link = header.getByRole('link', { name: 'Meu site' });
  await expect.poll(() => link.getAttribute('href')).toBe('https://exemplo.com.br/narracoes');
  await expect.poll(() => link.getAttribute('rel')).toContain('nofollow');
  await expect.poll(() => header.getByRole('link', { name: '#rádio' }).count()).toBe(1);
  const pictures = header.locator('img[src*="/image/profiles/"]');
  await expect.poll(() => pictures.count()).toBe(2);
  const shapes = await pictures.evaluateAll(async (images) =>
    Promise.all(
      (images as HTMLImageElement[]).map(async (image) => {
        await image.decode();
        return image.naturalWidth / image.naturalHeight;
      }),
    ),
  );
  expect(shapes.map((shape) => Math.round(shape * 10) / 10)).toEqual([3, 1]);
  expect(visited.complaints.filter((text) => !text.includes('400'))).toEqual([]);

  // The former address redirects here, and the RSS feed has the public posts.
  await visited.goto(`/perfil/${person.username}`);
  expect(new URL(page.url()).pathname).toBe(`/perfil/${free}`);
  const feed = await page.locator('link[rel="alternate"]').getAttribute('href');
  const answer = await fetch(siteUrl() + feed);
  expect(answer.headers.get('content-type')).toContain('application/rss+xml');
  await visited.close();
});

test('of two wrong fields the first gets the focus', async () => {
  const [person, other] = await Promise.all([
    signUpNewcomer('Dora Dupla'),
    signUpNewcomer('Tomás Tomado'),
  ]);
  const visited = await visit({ account: person });
  const page = await visited.goto('/perfil/editar');
  const form = page.getByRole('form', { name: 'Editar perfil' });
  const name = form.getByLabel('Nome de usuário');
  const bio = form.getByLabel('Bio');
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('name') ?? 'nothing');

  // The server knows of both.
  await name.fill('a');
  await bio.fill('a'.repeat(501));
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect.poll(focused).toBe('username');
  // The server reports a taken name after all other errors; the field has shown it already.
  await name.fill(other.username);
  await form.getByText('já está em uso').waitFor();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect.poll(focused).toBe('username');

  await name.fill(person.username);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect.poll(focused).toBe('bio');
  await bio.fill('Agora sim.');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await page.waitForURL(`${siteUrl()}/perfil`);
  await visited.close();
});

test('a private account approves who follows; both see it at once', async () => {
  const [owner, fan] = await Promise.all([
    signUpNewcomer('Paula Privada'),
    signUpNewcomer('Fábio Fã'),
  ]);
  const [hers, his] = await Promise.all([visit({ account: owner }), visit({ account: fan })]);
  const page = await hers.goto('/perfil/editar');
  await page.getByLabel('Perfil privado: eu aprovo quem me segue').check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.waitForURL(`${siteUrl()}/perfil`);
  await page.getByRole('link', { name: 'Solicitações para seguir' }).waitFor();
  await hers.goto('/');
  await listening(hers, 'account:');

  const seen = await his.goto(`/perfil/${owner.username}`);
  const press = async (name: string) => {
    const answered = seen.waitForResponse('**/follow');
    await headerOf(seen).getByRole('button', { name }).click();
    await answered;
  };
  await press('+ Seguir Paula Privada');
  await seen.getByText('assim que o seu pedido for aceito').waitFor();
  await press('Solicitado Paula Privada');
  await press('+ Seguir Paula Privada');

  // On the first screen of the owner, which was open.
  await page.getByRole('link', { name: 'Perfil, 1 solicitação para seguir' }).waitFor();
  const home = page.getByRole('main').getByRole('link', { name: 'Solicitações para seguir 1' });
  await home.click();
  await page.getByRole('button', { name: 'Aceitar Fábio Fã' }).click();
  await page.getByText('Ninguém pede para seguir você agora.').waitFor();
  await page.getByRole('link', { name: 'Perfil', exact: true }).waitFor();
  await headerOf(seen).getByRole('button', { name: 'Seguindo Paula Privada' }).waitFor();
  await seen.getByText('Paula Privada não publicou nada ainda.').waitFor();
  await headerOf(seen).getByRole('link', { name: 'seguidor' }).click();
  await seen.getByRole('main').getByRole('link', { name: 'Fábio Fã' }).waitFor();

  await hers.goto(`/perfil/${owner.username}/seguidores`);
  await page.getByRole('button', { name: 'Remover Fábio Fã dos seguidores' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
  await page.getByText('Ninguém segue você ainda.').waitFor();
  await his.goto(`/perfil/${owner.username}`);
  await hydrated(seen);
  await headerOf(seen).getByRole('button', { name: '+ Seguir Paula Privada' }).waitFor();
  expect([...hers.complaints, ...his.complaints]).toEqual([]);
  await Promise.all([hers.close(), his.close()]);
});
