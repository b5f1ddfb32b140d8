import type { SecretPurpose } from '../context.ts';
import { SESSION_SECONDS } from './session.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * A cookie that no script can read. On https its name starts with `__Host-`, which browsers accept only from
 * this exact host over https: no sibling domain can set one.
 */
class SecretCookie {
  readonly name: string;
  readonly #attributes: string;

  constructor(publicUrl: URL, names: { secure: string; plain: string }) {
    const secure = publicUrl.protocol === 'https:';
    this.name = secure ? `__Host-${names.secure}` : names.plain;
    this.#attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  /**
   * The token in a `Cookie` header; a value that cannot be ours is not looked up. Does not use
   * @fastify/cookie: calls inside the process have no Fastify request.
   */
  read(header: string | undefined): string | null {
    if (!header) return null;
    for (const pair of header.split(';')) {
      const equals = pair.indexOf('=');
      if (pair.slice(0, equals).trim() !== this.name) continue;
      const value = pair.slice(equals + 1).trim();
      return TOKEN.test(value) ? value : null;
    }
    return null;
  }

  give(token: string, seconds: number): string {
    return `${this.name}=${token}; Max-Age=${seconds}; ${this.#attributes}`;
  }

  take(): string {
    return `${this.name}=; Max-Age=0; ${this.#attributes}`;
  }
}

/** The session cookie, and the cookies of the secrets that a browser has for minutes. */
export class SessionCookie extends SecretCookie {
  readonly #publicUrl: URL;

  constructor(publicUrl: URL) {
    super(publicUrl, { secure: 'arquiba', plain: 'arquiba_session' });
    this.#publicUrl = publicUrl;
  }

  override give(token: string, seconds = SESSION_SECONDS): string {
    return super.give(token, seconds);
  }

  of(purpose: SecretPurpose): SecretCookie {
    const names = { secure: `arquiba-${purpose}`, plain: `arquiba_${purpose}` };
    return new SecretCookie(this.#publicUrl, names);
  }
}
