import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask } from './chatting.ts';
import { type Newcomer, signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { givenBrowser, phone, type Visit } from './visit.ts';

const visit = givenBrowser({
  args: [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
  ],
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Moving pictures, not only the frame. */
async function plays(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const video = document.querySelector('video');
    return video !== null && video.currentTime > 0.5 && video.videoWidth > 0;
  });
}

/** Fills the form, tests the picture, goes on air; gives the path of the live. */
async function goLive(visited: Visit, title: string): Promise<string> {
  const page = await visited.goto('/lives/nova');
  await button(page, 'Continuar para a imagem de teste').click();
  await page.getByText('Escreva o título da live').first().waitFor();
  await page.getByLabel('Título').fill(title);
  await page.getByLabel('Esporte').fill('Várzea');
  await button(page, 'Continuar para a imagem de teste').click();
  await page.waitForURL(/\/lives\/\d+\/estudio$/);
  await button(page, 'Câmera').click();
  await plays(page);
  expect(await axeViolations(page)).toEqual([]);
  await button(page, 'Entrar ao vivo').click();
  await page.getByText('Você está ao vivo.').waitFor();
  return new URL(page.url()).pathname.replace('/estudio', '');
}

async function followerOf(person: Newcomer, account: Newcomer): Promise<Visit> {
  const visited = await visit({ account, viewport: phone });
  await ask(visited, 'PUT', `/api/profiles/${person.username}/follow`);
  return visited;
}

test('a live: on air in one browser, watched and talked about in another; it drops, comes back, ends and is watched again', async () => {
  const [author, fan] = [await signUpNewcomer('Lia Aovivo'), await signUpNewcomer('Caio Assiste')];
  const watching = await followerOf(author, fan);
  const broadcasting = await visit({ account: author });
  const path = await goLive(broadcasting, 'Final do bairro');
  const studio = broadcasting.page;

  const list = await watching.goto('/lives');
  await list.getByRole('heading', { name: 'Agora' }).waitFor();
  await list.getByRole('link', { name: 'Final do bairro' }).click();
  await list.waitForURL(`**${path}`);
  await plays(list);
  expect(await axeViolations(list)).toEqual([]);
  await studio.getByText('1 pessoa assistindo').first().waitFor();
  await list.getByLabel('Mensagem', { exact: true }).fill('Que golaço!');
  await list.keyboard.press('Enter');
  await studio.getByRole('log').getByText('Que golaço!').waitFor();
  await button(list, /^Reagir/).click();
  await studio.getByLabel('Mensagem', { exact: true }).fill('Obrigada por virem');
  await button(studio, 'Enviar').click();
  await list.getByRole('log').getByText('Obrigada por virem').waitFor();
  await button(studio, 'Opções da mensagem de Caio Assiste').click();
  await studio.getByRole('menuitem', { name: 'Fixar sobre o chat' }).click();
  await list.getByText('Mensagem fixada:').waitFor();

  await studio.getByRole('link', { name: 'Explorar' }).click();
  const leaving = studio.getByRole('dialog', { name: 'Sair do estúdio?' });
  await leaving.getByRole('button', { name: 'Continuar ao vivo' }).click();
  await studio.getByText('Você está ao vivo.').waitFor();

  // A reload ends the recorder; the live goes on from the same page.
  studio.once('dialog', (dialog) => void dialog.accept());
  await studio.reload();
  await list.getByText('A transmissão caiu. Esperando ela voltar…').waitFor();
  await button(studio, 'Câmera').click();
  await button(studio, 'Voltar ao vivo').click();
  await studio.getByText('Você está ao vivo.').waitFor();

  await button(studio, 'Encerrar a live').click();
  const question = studio.getByRole('dialog', { name: 'Encerrar a live' });
  await question.getByRole('button', { name: 'Encerrar', exact: true }).click();
  await studio.waitForURL(`**${path}`);
  await list.getByRole('heading', { name: 'O chat na hora' }).waitFor();
  await plays(list);
  // With its chat at the time at which it was written.
  await list.evaluate(() => {
    const video = document.querySelector('video');
    if (video) video.currentTime = video.duration - 0.5;
  });
  await list.getByRole('log').getByText('Que golaço!').waitFor();
  expect(await axeViolations(list)).toEqual([]);
  await list.goto('/lives');
  await list.getByRole('heading', { name: 'Já aconteceram' }).waitFor();
  await list.getByRole('link', { name: 'Final do bairro' }).waitFor();
});

test('a live is scheduled, and asked to be reminded of; a refused camera is explained', async () => {
  const [author, fan] = [await signUpNewcomer('Rui Marca'), await signUpNewcomer('Bia Lembra')];
  const writing = await visit({ account: author, viewport: phone });
  const page = await writing.goto('/lives/nova');
  await page.getByLabel('Título').fill('Peneira de domingo');
  await page.getByText('Marcar para depois').click();
  await button(page, 'Marcar live').click();
  await page.getByText('Escolha quando a live começa').first().waitFor();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Começa').fill(`${tomorrow}T20:00`);
  await button(page, 'Marcar live').click();
  await page.waitForURL(/\/lives\/\d+$/);
  const path = new URL(page.url()).pathname;
  const choose = async (item: string) => {
    await button(page, 'Opções da live').click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Editar live');
  const editing = page.getByRole('dialog', { name: 'Editar live' });
  await editing.getByLabel('Título').fill('Peneira de sábado');
  await editing.getByLabel('Começa').fill(`${tomorrow}T19:30`);
  expect(await axeViolations(page)).toEqual([]);
  await editing.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('heading', { name: 'Peneira de sábado', level: 1 }).waitFor();
  await page.getByText(/às 19:30/).waitFor();
  await page.getByRole('link', { name: 'Abrir o estúdio' }).click();
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await button(page, 'Câmera').click();
  await page.getByText('O navegador não deixou usar a câmera e o microfone.').waitFor();
  // A microphone from which nothing comes.
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
      const { stream } = new AudioContext().createMediaStreamDestination();
      return new MediaStream([...canvas.captureStream().getTracks(), ...stream.getTracks()]);
    };
  });
  await button(page, 'Câmera').click();
  await page.getByText('Sem som há 5 segundos').waitFor();
  await button(page, 'Desligar o microfone').click();
  await page.getByText('Microfone desligado.').waitFor();

  const watching = await visit({ account: fan, viewport: phone });
  const seen = await watching.goto('/lives');
  await seen.getByRole('heading', { name: 'Em breve' }).waitFor();
  await watching.goto(path);
  const noted = seen.waitForResponse('**/reminder');
  await button(seen, 'Avisar quando começar').click();
  await button(seen, 'Você será avisado').waitFor();
  await noted;
  await seen.reload();
  await button(seen, 'Você será avisado').waitFor();
  expect(await axeViolations(seen)).toEqual([]);

  await page.getByRole('link', { name: 'A página da live' }).click();
  await choose('Apagar live');
  const asked = page.getByRole('dialog', { name: 'Apagar live' });
  await asked.getByText('“Peneira de sábado” sai da lista').waitFor();
  await asked.getByRole('button', { name: 'Apagar', exact: true }).click();
  await seen.getByText('Esta live não está mais disponível.').waitFor();
});
