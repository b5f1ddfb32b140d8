import { Refusal } from './refusal.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** An empty value counts as not set. */
export function readText(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}

export function readPort(environment: Environment, name: string, otherwise: number): number {
  const value = readText(environment, name);
  if (value === undefined) return otherwise;
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new Refusal(`${name} precisa ser um número inteiro de 0 a 65535; veio "${value}".`);
}

const UNITS: Record<string, number> = { '': 1, KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 };

/** Bytes, from a number or from something like 500MB or 20GB; undefined for anything else. */
export function parseSize(text: string): number | undefined {
  const [, number = '', unit = ''] = /^(\d{1,12})(|KB|MB|GB|TB)$/i.exec(text) ?? [];
  const bytes = Number(number) * (UNITS[unit.toUpperCase()] ?? Number.NaN);
  return number !== '' && Number.isSafeInteger(bytes) ? bytes : undefined;
}

export function readSize(environment: Environment, name: string): number | undefined {
  const value = readText(environment, name);
  const bytes = value === undefined ? undefined : parseSize(value);
  if (value === undefined || bytes !== undefined) return bytes;
  throw new Refusal(
    `${name} precisa ser um número de bytes, ou algo como 500MB ou 20GB; veio "${value}".`,
  );
}

export function readOrigin(environment: Environment, name: string): string | undefined {
  const value = readText(environment, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : null;
  const bare = url && url.pathname === '/' && !url.search && !url.hash && !url.username;
  if (bare && ['http:', 'https:'].includes(url.protocol)) return url.origin;
  throw new Refusal(
    `${name} precisa ser um endereço http ou https sem caminho, como https://arquiba.com.br.`,
  );
}

export function readSwitch(environment: Environment, name: string, otherwise: boolean): boolean {
  const value = readText(environment, name);
  if (value === undefined) return otherwise;
  if (value === '1' || value === '0') return value === '1';
  throw new Refusal(`${name} precisa ser 1 ou 0; veio "${value}".`);
}

export function readChoice<T extends string>(
  environment: Environment,
  name: string,
  choices: readonly T[],
  otherwise: T,
): T {
  const value = readText(environment, name);
  const choice = value === undefined ? otherwise : choices.find((item) => item === value);
  if (choice) return choice;
  throw new Refusal(`${name} precisa ser um destes: ${choices.join(', ')}; veio "${value}".`);
}
