import type { Context, SecretPurpose, Services, SessionControl, Viewer } from '../context.ts';
import { closeSession, openSession, readSession } from './session.ts';
import type { SessionCookie } from './session-cookie.ts';
import { joinVisitor } from './visitor.ts';

// Browsers keep no cookie for longer than 400 days.
const DEVICE_SECONDS = 400 * 24 * 3600;

/** The viewer of a call, and control over their session. */
export interface CallSession extends SessionControl {
  viewer(): Promise<Viewer | null>;
}

/** The session in a browser's cookie. `setCookies` collects the changes. */
export class CookieSession implements CallSession {
  readonly setCookies: string[] = [];
  readonly #services: Services;
  readonly #cookie: SessionCookie;
  readonly #header: string | undefined;
  readonly #caller: Context['caller'];
  #token: string | null;
  #viewer: Promise<Viewer | null> | undefined;

  constructor(
    services: Services,
    cookie: SessionCookie,
    header: string | undefined,
    caller: Context['caller'],
  ) {
    this.#services = services;
    this.#cookie = cookie;
    this.#header = header;
    this.#caller = caller;
    this.#token = cookie.read(header);
  }

  viewer(): Promise<Viewer | null> {
    this.#viewer ??= this.#token === null ? NOBODY : this.#lookUp(this.#token);
    return this.#viewer;
  }

  /** Whether the browser sent any session cookie. */
  get isNamed(): boolean {
    return this.#token !== null;
  }

  async open(accountId: string): Promise<void> {
    const before = await this.viewer();
    const { token } = await openSession(this.#services, accountId, this.#caller);
    // Signing in again ends the browser's previous session.
    if (before) await closeSession(this.#services, before);
    this.#become(token, this.#cookie.give(token));
    await joinVisitor(this.#services, this, accountId);
  }

  async close(): Promise<void> {
    const viewer = await this.viewer();
    if (viewer) await closeSession(this.#services, viewer);
    // A visitor without a cookie is not sent one either.
    if (this.#token !== null) this.#become(null, this.#cookie.take());
  }

  keep(purpose: SecretPurpose, secret: string, seconds: number): void {
    this.#answer(this.#cookie.of(purpose).give(secret, seconds));
  }

  kept(purpose: SecretPurpose): string | null {
    return this.#cookie.of(purpose).read(this.#header);
  }

  forget(purpose: SecretPurpose): void {
    if (this.kept(purpose) !== null) this.#answer(this.#cookie.of(purpose).take());
  }

  rememberDevice(email: string): void {
    if (this.knownDevice(email) !== null) return;
    this.keep('device', this.#services.devices.tokenFor(email), DEVICE_SECONDS);
  }

  knownDevice(email: string): string | null {
    const token = this.kept('device');
    return token === null ? null : this.#services.devices.idOf(token, email);
  }

  async #lookUp(token: string): Promise<Viewer | null> {
    const session = await readSession(this.#services, token);
    if (session?.renewed) this.#answer(this.#cookie.give(token));
    return session?.viewer ?? null;
  }

  #become(token: string | null, setCookie: string): void {
    this.#token = token;
    this.#viewer = undefined;
    this.#answer(setCookie);
  }

  /** A later `Set-Cookie` replaces an earlier one of the same name. */
  #answer(setCookie: string): void {
    const start = setCookie.slice(0, setCookie.indexOf('=') + 1);
    const index = this.setCookies.findIndex((earlier) => earlier.startsWith(start));
    if (index === -1) this.setCookies.push(setCookie);
    else this.setCookies[index] = setCookie;
  }
}

const NOBODY = Promise.resolve(null);

/** A call by the operator on behalf of an account: there is no session to open or end. */
export class DelegatedSession implements CallSession {
  readonly #services: Services;
  readonly #accountId: string | null;

  constructor(services: Services, accountId: string | null) {
    this.#services = services;
    this.#accountId = accountId;
  }

  async viewer(): Promise<Viewer | null> {
    if (this.#accountId === null) return null;
    const { rows } = await this.#services.db.$client.query<Pick<Viewer, 'roles'>>({
      name: 'delegated_roles',
      text: 'SELECT roles FROM active_account WHERE id = $1',
      values: [this.#accountId],
    });
    const [account] = rows;
    return account ? { accountId: this.#accountId, sessionId: '0', roles: account.roles } : null;
  }

  async open(): Promise<void> {}

  async close(): Promise<void> {}

  keep(): void {}

  kept(): null {
    return null;
  }

  forget(): void {}

  rememberDevice(): void {}

  knownDevice(): null {
    return null;
  }
}
