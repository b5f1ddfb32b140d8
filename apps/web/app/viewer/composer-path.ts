import type { AccountSummary } from '@arquiba/contract/accounts';
import { signInPath } from './return-path.ts';

const SEARCH = '?publicar=1';

/** The path to the open composer; for a visitor, by way of sign-in. */
export function composerPath(account: AccountSummary | null): string {
  return account ? `/${SEARCH}` : signInPath({ pathname: '/', search: SEARCH });
}
