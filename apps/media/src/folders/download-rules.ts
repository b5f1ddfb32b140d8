import type { DownloadAddress } from '@arquiba/media-contract/download-url';
import type { PublicPermissions } from '@arquiba/media-contract/provider-folders';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { coversSlug } from '../access/permissions.ts';
import { ancestorsOf } from './ancestors.ts';
import { findFolders, findPublicPermissions } from './queries.ts';

/** Who may download without a credential: everyone, except where a folder says otherwise. */
export interface DownloadRules {
  isPublic(address: DownloadAddress): Promise<boolean>;
  /** The same from what is at hand; false where that has to be asked. */
  isPublicNow(address: DownloadAddress): boolean;
  /** The folders of the account have changed. */
  forget(accountId: string): void;
}

type Rules = Map<string, PublicPermissions>;

interface Known {
  /** Null where there are too many to keep. */
  rules: Promise<Rules | null>;
  /** As soon as they are there. */
  loaded: Rules | null;
}

// What another process has changed is heeded after this time.
const KEPT_MS = 3_000;
const MAX_RULES = 1_000;
const MAX_ACCOUNTS = 1_000;

/**
 * Keeps the few rules that an account has, so that downloads ask the database now and then only. An
 * account with many is asked about for each download, which reads the folders above the file.
 */
export function createDownloadRules(pool: pg.Pool): DownloadRules {
  const known = new LRUCache<string, Known>({ max: MAX_ACCOUNTS, ttl: KEPT_MS });

  function rulesOf(accountId: string): Promise<Rules | null> {
    const kept = known.get(accountId);
    if (kept) return kept.rules;
    const rules = load(pool, accountId);
    const entry: Known = { rules, loaded: null };
    known.set(accountId, entry);
    rules.then(
      (loaded) => {
        entry.loaded = loaded;
      },
      () => known.delete(accountId),
    );
    return rules;
  }

  return {
    async isPublic(address) {
      const { accountId, filePath } = address;
      const rules = await rulesOf(accountId);
      return isAllowed(rules ?? (await readRules(pool, accountId, ancestorsOf(filePath))), address);
    },

    isPublicNow(address) {
      const loaded = known.get(address.accountId)?.loaded;
      return loaded ? isAllowed(loaded, address) : false;
    },

    forget(accountId) {
      known.delete(accountId);
    },
  };
}

function isAllowed(rules: Rules, { filePath, transformation }: DownloadAddress): boolean {
  if (rules.size === 0) return true;
  const above = ancestorsOf(filePath);
  // The nearest folder that says something decides alone.
  const decisive = above.findLast((key) => rules.has(key));
  if (decisive === undefined) return true;
  const isDirect = decisive === above.at(-1);
  return (rules.get(decisive) ?? []).some(
    ({ scope, permissions }) =>
      scope === (isDirect ? 'Children' : 'Grandchildren+') &&
      coversSlug(permissions.file.downloadFile, transformation),
  );
}

async function load(pool: pg.Pool, accountId: string): Promise<Rules | null> {
  const rules = await findPublicPermissions(pool, accountId, MAX_RULES + 1);
  return rules.size > MAX_RULES ? null : rules;
}

async function readRules(pool: pg.Pool, accountId: string, keys: string[]): Promise<Rules> {
  const rules: Rules = new Map();
  for (const { key, publicPermissions } of await findFolders(pool, accountId, keys)) {
    if (publicPermissions) rules.set(key, publicPermissions);
  }
  return rules;
}
