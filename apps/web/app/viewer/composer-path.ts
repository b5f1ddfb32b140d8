import type { AccountSummary } from '@arquiba/contract/accounts';
import { signInPath } from './return-path.ts';

const SEARCH = '?publicar=1';

/** The way to the open composer, through sign-in for a visitor. */
export function composerPath(account: AccountSummary | null): string {
  return account ? `/${SEARCH}` : signInPath({ pathname: '/', search: SEARCH });
}
