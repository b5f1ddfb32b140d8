import type { FastifyBaseLogger } from 'fastify';

type Child = Parameters<FastifyBaseLogger['child']>;

/**
 * The logger of one request, created on first use: most requests log nothing, and creating it is expensive.
 */
export class RequestLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #named: Child;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, ...named: Child) {
    this.#parent = parent;
    this.#named = named;
  }

  get #log(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(...this.#named);
    return this.#made;
  }

  get level() {
    return this.#log.level;
  }

  child(...named: Child): FastifyBaseLogger {
    return this.#log.child(...named);
  }

  fatal(...said: unknown[]) {
    this.#log.fatal(...(said as [string]));
  }

  error(...said: unknown[]) {
    this.#log.error(...(said as [string]));
  }

  warn(...said: unknown[]) {
    this.#log.warn(...(said as [string]));
  }

  info(...said: unknown[]) {
    this.#log.info(...(said as [string]));
  }

  debug(...said: unknown[]) {
    this.#log.debug(...(said as [string]));
  }

  trace(...said: unknown[]) {
    this.#log.trace(...(said as [string]));
  }

  silent(...said: unknown[]) {
    this.#log.silent(...(said as [string]));
  }
}
