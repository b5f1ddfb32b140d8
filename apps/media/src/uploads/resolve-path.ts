import { posix } from 'node:path';
import { MediaError } from '@arquiba/media-contract/errors';
import { filePathFault } from '@arquiba/media-contract/file-path';
import type { PathDefinition } from '@arquiba/media-contract/provider';
import { randomBase58, toBase58 } from '../access/base58.ts';

const DEFAULT_FOLDER = '/uploads/{UTC_YEAR}/{UTC_MONTH}/{UTC_DAY}';
const DEFAULT_NAME =
  '{UTC_TIME_TOKEN_INVERSE}{UNIQUE_DIGITS_2}-{ORIGINAL_FILE_NAME}{ORIGINAL_FILE_EXT}';
const TOKEN_DIGITS = 8;

interface NamedBy {
  originalFileName: string | null;
  now: Date;
}

export interface ResolvedPath {
  path: string;
  /** Where the file goes if the path is taken. */
  fallback: string | null;
  /** Asked again, it would give another path. */
  hasChance: boolean;
}

/** The path of a new file. A plain string is taken as it is; only definitions have variables. */
export function resolvePath(definition: PathDefinition | undefined, by: NamedBy): ResolvedPath {
  if (typeof definition === 'string') {
    return { path: checked(definition), fallback: null, hasChance: false };
  }
  const {
    fileName = DEFAULT_NAME,
    fileNameFallback,
    fileNameVariablesEnabled = true,
    folderPath = DEFAULT_FOLDER,
    folderPathVariablesEnabled = true,
  } = definition ?? {};
  const folder = fill(folderPath, folderPathVariablesEnabled, by);
  if (folder.length > 1 && folder.endsWith('/'))
    throw invalid('A pasta não pode terminar com "/".');
  const under = (name: string) => {
    const filled = fill(name, fileNameVariablesEnabled, by);
    if (filled.includes('/')) throw invalid('O nome do arquivo não pode conter "/".');
    return checked(`${folder === '/' ? '' : folder}/${filled}`);
  };
  return {
    path: under(fileName),
    fallback: fileNameFallback === undefined ? null : under(fileNameFallback),
    hasChance:
      (fileNameVariablesEnabled && CHANCE.test(fileName)) ||
      (folderPathVariablesEnabled && CHANCE.test(folderPath)),
  };
}

const CHANCE = /(?<!\\)\{UNIQUE_DIGITS_/;
const VARIABLE = /\\([{}])|\{([A-Z0-9_]+)\}/g;

function fill(text: string, enabled: boolean, by: NamedBy): string {
  if (!enabled) return text;
  return text.replace(VARIABLE, (_whole, literal: string | undefined, name: string) => {
    if (literal) return literal;
    const value = variable(name, by);
    if (value === null) throw invalid(`A variável {${name}} não existe.`);
    return value;
  });
}

function variable(name: string, by: NamedBy): string | null {
  const unique = /^UNIQUE_DIGITS_([1-9]|1\d|20)$/.exec(name);
  if (unique) return randomBase58(Number(unique[1]));
  return Object.hasOwn(VARIABLES, name) ? (VARIABLES[name]?.(by) ?? null) : null;
}

const VARIABLES: Record<string, (by: NamedBy) => string> = {
  ORIGINAL_FILE_NAME: ({ originalFileName }) => parse(originalFileName).name,
  ORIGINAL_FILE_EXT: ({ originalFileName }) => parse(originalFileName).ext,
  UTC_DATE: ({ now }) => now.toISOString().slice(0, 10),
  UTC_TIME: ({ now }) => now.toISOString().slice(11, 23),
  UTC_YEAR: ({ now }) => now.toISOString().slice(0, 4),
  UTC_MONTH: ({ now }) => now.toISOString().slice(5, 7),
  UTC_DAY: ({ now }) => now.toISOString().slice(8, 10),
  UTC_HOUR: ({ now }) => now.toISOString().slice(11, 13),
  UTC_MINUTE: ({ now }) => now.toISOString().slice(14, 16),
  UTC_SECOND: ({ now }) => now.toISOString().slice(17, 19),
  UTC_MILLISECOND: ({ now }) => now.toISOString().slice(20, 23),
  UTC_TIME_TOKEN: ({ now }) => toBase58(BigInt(now.getTime()), TOKEN_DIGITS),
  UTC_TIME_TOKEN_INVERSE: ({ now }) =>
    toBase58(58n ** BigInt(TOKEN_DIGITS) - 1n - BigInt(now.getTime()), TOKEN_DIGITS),
};

function parse(originalFileName: string | null): { name: string; ext: string } {
  return posix.parse(harmless(originalFileName ?? 'file'));
}

/** What a sender's file may be called, without what a path cannot hold. */
function harmless(name: string): string {
  const clean = name
    .toWellFormed()
    .replace(/[/\\\p{C}]/gu, '_')
    .slice(0, 120)
    .toWellFormed();
  return clean === '.' || clean === '..' || clean === '' ? 'file' : clean;
}

function checked(path: string): string {
  const fault = filePathFault(path);
  if (fault) throw invalid(fault);
  return path;
}

function invalid(message: string): MediaError {
  return new MediaError('invalid_path', { message });
}
