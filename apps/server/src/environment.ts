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
