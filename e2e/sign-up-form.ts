import { randomInt } from 'node:crypto';
import { cnpjCheckDigits } from '@arquiba/brazil/cnpj';
import { cpfCheckDigits } from '@arquiba/brazil/cpf';
import type { Page } from 'playwright-core';

/** Someone who is about to sign up. */
export interface Candidate {
  name: string;
  socialName: string;
  cpf: string;
  cnpj: string;
  email: string;
  whatsapp: string;
  password: string;
}

export function newCandidate(socialName = 'Rita'): Candidate {
  const nine = String(randomInt(100_000_000, 999_999_999));
  const twelve = `${nine.slice(0, 8)}0001`;
  return {
    name: `${socialName} da Geral`,
    socialName: `${socialName} ${nine}`,
    cpf: nine + cpfCheckDigits(nine),
    cnpj: twelve + cnpjCheckDigits(twelve),
    email: `rita.${nine}@exemplo.com.br`,
    whatsapp: '11987654321',
    password: `arquibancada ${nine}`,
  };
}

/** Everything that a natural person has to fill in, but for the consent. */
export async function fillSignUp(page: Page, person: Candidate): Promise<void> {
  await page.getByLabel('Nome', { exact: true }).fill(person.name);
  await page.getByLabel('Nome Social').fill(person.socialName);
  await page.getByLabel('CPF').fill(person.cpf);
  await fillContact(page, person);
}

/** The same for a company. */
export async function fillCompany(page: Page, company: Candidate): Promise<void> {
  await page.getByLabel('Razão Social').fill(company.name);
  await page.getByLabel('Nome Fantasia').fill(company.socialName);
  await page.getByLabel('CNPJ').fill(company.cnpj);
  await fillContact(page, company);
}

async function fillContact(page: Page, person: Candidate): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(person.email);
  await page.getByLabel('Whatsapp').fill(person.whatsapp);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByLabel('Confirmação de senha').fill(person.password);
}

export async function chooseBirthDate(page: Page, day: string, month: string, year: string) {
  await page.getByLabel('Dia', { exact: true }).selectOption(day);
  await page.getByLabel('Mês', { exact: true }).selectOption(month);
  await page.getByLabel('Ano', { exact: true }).selectOption(year);
}

export async function consent(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Li e aceito/ }).check();
}

export async function submitSignUp(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Criar conta' }).click();
}
