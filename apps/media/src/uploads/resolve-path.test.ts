import { expect, it } from 'vitest';
import { resolvePath } from './resolve-path.ts';

const now = new Date('2026-11-15T13:54:13.133Z');
const by = { originalFileName: 'gol de placa.jpg', now };

it('takes a plain string as it is', () => {
  expect(resolvePath('/a/{UTC_YEAR}.crop', by).path).toBe('/a/{UTC_YEAR}.crop');
});

it('has a place for files that say nothing', () => {
  const { path, hasChance } = resolvePath(undefined, by);
  expect(path).toMatch(/^\/uploads\/2026\/11\/15\/[1-9A-HJ-NP-Za-km-z]{10}-gol de placa\.jpg$/);
  expect(hasChance).toBe(true);
});

it.each([
  ['{ORIGINAL_FILE_NAME}', 'gol de placa'],
  ['{ORIGINAL_FILE_EXT}', '.jpg'],
  ['{UTC_DATE}', '2026-11-15'],
  ['{UTC_TIME}', '13:54:13.133'],
  ['{UTC_YEAR}{UTC_MONTH}{UTC_DAY}', '20261115'],
  ['{UTC_HOUR}-{UTC_MINUTE}-{UTC_SECOND}-{UTC_MILLISECOND}', '13-54-13-133'],
  ['\\{UTC_YEAR\\}', '{UTC_YEAR}'],
])('%s becomes %s', (fileName, written) => {
  expect(resolvePath({ folderPath: '/f', fileName }, by).path).toBe(`/f/${written}`);
});

it('has tokens that rise and fall with time', () => {
  const at = (fileName: string, time: number) =>
    resolvePath({ folderPath: '/f', fileName }, { ...by, now: new Date(time) }).path;
  const [early, late] = [now.getTime(), now.getTime() + 1000];
  expect(at('{UTC_TIME_TOKEN}', early) < at('{UTC_TIME_TOKEN}', late)).toBe(true);
  expect(at('{UTC_TIME_TOKEN_INVERSE}', early) > at('{UTC_TIME_TOKEN_INVERSE}', late)).toBe(true);
});

it('leaves braces alone where variables are off', () => {
  const definition = { folderPath: '/f', fileName: '{X}', fileNameVariablesEnabled: false };
  expect(resolvePath(definition, by).path).toBe('/f/{X}');
});

it('says where the file goes if its path is taken', () => {
  const definition = { folderPath: '/f', fileName: 'a', fileNameFallback: '{UNIQUE_DIGITS_20}' };
  expect(resolvePath(definition, by).fallback).toMatch(/^\/f\/.{20}$/);
});

it.each([
  { fileName: 'a/b' },
  { fileName: '..' },
  { folderPath: '/a/../b' },
  { folderPath: '/a/' },
  { folderPath: 'a' },
  { fileName: '{NOPE}' },
  { fileName: '{UNIQUE_DIGITS_21}' },
  { fileName: 'a\0' },
  '../a',
  '/a/%2e%2e/b',
  `/${'a'.repeat(512)}`,
])('refuses %j', (definition) => {
  expect(() => resolvePath(definition, by)).toThrow();
});

it('never lets the sender’s name leave its folder', () => {
  for (const originalFileName of ['../../etc/passwd', 'a\\b', '..', '\0', '\u202egpj.exe', '']) {
    const { path } = resolvePath({ folderPath: '/f' }, { ...by, originalFileName });
    expect(path).toMatch(/^\/f\/[^/\\]+$/);
  }
});
