import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { publish } from './posting.ts';
import { givenBrowser, phone } from './visit.ts';

const visit = givenBrowser();

test('one writes at once in a dialog, and what was written is not lost to a slip', async () => {
  const person = await signUpNewcomer('Rita Cita');
  const visited = await visit({ account: person, viewport: phone, motion: true });
  const id = await publish(visited, { text: 'Jogo às 15h' });
  const page = await visited.goto(`/post/${id}`);

  await choose(page, 'Compartilhar', 'Citar');
  const quote = page.getByRole('dialog', { name: 'Citar publicação' });
  await typeInto(quote.getByRole('textbox'), 'Eu vou', 'Eu vou');
  await keepsWhatIsWritten(quote, quote.getByRole('textbox'), 'Eu vou');
  await quote.getByRole('button', { name: 'Fechar' }).click();
  await quote.getByRole('button', { name: 'Descartar' }).click();
  await quote.waitFor({ state: 'detached' });

  await choose(page, 'Mais opções', 'Editar');
  const edit = page.getByRole('dialog', { name: 'Editar publicação' });
  // Nothing to lose yet.
  await edit.getByRole('textbox').waitFor();
  await page.keyboard.press('Escape');
  await edit.waitFor({ state: 'detached' });
  await choose(page, 'Mais opções', 'Editar');
  await typeInto(edit.getByRole('textbox'), ' e 30', 'Jogo às 15h e 30');
  await keepsWhatIsWritten(edit, edit.getByRole('textbox'), 'Jogo às 15h e 30');
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('article').getByText('Jogo às 15h e 30').waitFor();

  await visited.goto('/salvos');
  await page.getByRole('button', { name: 'Nova coleção' }).click();
  const naming = page.getByRole('dialog', { name: 'Nova coleção' });
  await typeInto(naming.getByRole('textbox'), 'Chutes', 'Chutes');
  await keepsWhatIsWritten(naming, naming.getByRole('textbox'), 'Chutes');
  await page.keyboard.press('Enter');
  await naming.waitFor({ state: 'detached' });
  await page.getByRole('main').getByText('Chutes').first().waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

/** Types where the focus is, as somebody does who looks at the screen. */
async function typeInto(field: Locator, text: string, whole: string): Promise<void> {
  await expect.poll(() => isFocused(field)).toBe(true);
  await field.page().keyboard.type(text);
  expect(await field.inputValue()).toBe(whole);
}

/** Presses Esc repeatedly and clicks beside the dialog: each asks, and the text stays. */
async function keepsWhatIsWritten(dialog: Locator, field: Locator, text: string): Promise<void> {
  const page = dialog.page();
  const question = dialog.getByRole('alert').getByText('Descartar alterações?');
  for (const leave of ['Escape', 'Escape', 'beside'] as const) {
    if (leave === 'beside') await page.mouse.click(5, 5);
    else await page.keyboard.press(leave);
    await question.waitFor();
    if (leave === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: 'Continuar editando' }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(field)).toBe(true);
  }
  expect(await field.inputValue()).toBe(text);
}

async function choose(page: Page, menu: string, item: string): Promise<void> {
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('button', { name: new RegExp(`^${menu}`) }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}
