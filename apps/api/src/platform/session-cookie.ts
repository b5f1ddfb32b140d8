import { SESSION_SECONDS } from './session.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * The one cookie of the product. On https its name starts with `__Host-`, which
 * browsers accept only for this very host and over https: no neighbour can plant one.
 */
export class SessionCookie {
  readonly name: string;
  readonly #attributes: string;

  constructor(publicUrl: URL) {
    const secure = publicUrl.protocol === 'https:';
    this.name = secure ? '__Host-arquiba' : 'arquiba_session';
    this.#attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  /** The token in a `Cookie` header; anything that cannot be one of ours is not looked up. */
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

  give(token: string): string {
    return `${this.name}=${token}; Max-Age=${SESSION_SECONDS}; ${this.#attributes}`;
  }

  take(): string {
    return `${this.name}=; Max-Age=0; ${this.#attributes}`;
  }
}
