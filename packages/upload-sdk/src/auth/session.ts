import type { AuthSessionRequest } from './auth-manager.ts';

/** The access session of a page. There is one, which all copies of this package share. */
export interface AuthSession {
  request: AuthSessionRequest;
  accessToken: string | null;
  refresh: ReturnType<typeof setTimeout> | undefined;
  /** The refresh that is under way. */
  renewal: Promise<void> | undefined;
  /** Fetches another token now; callers in the meantime wait for the same one. */
  renew(): Promise<void>;
  /** Aborts running requests when the session ends. */
  ended: AbortController;
}

const KEY = Symbol.for('arquiba.upload-auth-session');

interface Page {
  [KEY]?: AuthSession | undefined;
}

export function currentSession(): AuthSession | undefined {
  return (globalThis as Page)[KEY];
}

export function setCurrentSession(session: AuthSession | undefined): void {
  (globalThis as Page)[KEY] = session;
}

/** The account and token of the session, once it has one. */
export function currentAccess(): { accountId: string; token: string } | null {
  const session = currentSession();
  if (!session?.accessToken) return null;
  return { accountId: session.request.accountId, token: session.accessToken };
}

/** Whether there is another token than the refused one; fetches one if needed. */
export async function renewAccess(refused: string): Promise<boolean> {
  const session = currentSession();
  if (session?.accessToken === refused) await session.renew();
  const token = currentAccess()?.token;
  return token !== undefined && token !== refused;
}
