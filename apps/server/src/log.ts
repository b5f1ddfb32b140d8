import { type Logger, pino, stdSerializers } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from './config.ts';

export interface Log {
  log: Logger;
  /** Call it before the process ends, so that everything is written. */
  flush(): void;
}

const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'secret',
  'token',
  'smtpUrl',
  'databaseUrl',
];
const NESTED = ['*', 'headers', '*.headers', 'err.headers'];

/** JSON lines; readable ones on a terminal. Secrets in a line are redacted. */
export function openLog(level: Config['logLevel'], output: 'stdout' | 'stderr'): Log {
  const options = {
    level,
    base: null,
    serializers: { err: loggedError },
    redact: {
      paths: [
        ...SECRETS,
        ...NESTED.flatMap((parent) => SECRETS.map((name) => `${parent}.${name}`)),
        ...NESTED.map((parent) => `${parent}["set-cookie"]`),
      ],
      censor: '[oculto]',
    },
  };
  const { fd, isTTY } = process[output];
  if (isTTY) {
    const lines = pretty({
      destination: fd,
      sync: true,
      translateTime: 'SYS:HH:MM:ss',
      ignore: 'requestId,service,method,path,route,status,ms',
    });
    return { log: pino(options, lines), flush: () => {} };
  }
  // Lines on stderr are rare, and written synchronously: no flush needed.
  const stream = pino.destination({ dest: fd, sync: output === 'stderr' });
  const timestamp = pino.stdTimeFunctions.isoTime;
  return { log: pino({ ...options, timestamp }, stream), flush: () => flush(stream) };
}

// Details that the database and the query builder add to their errors: personal texts and addresses.
const PERSONAL_DETAILS = ['params', 'detail', 'where', 'hint', 'internalQuery'];
const PARAMETERS_IN_TEXT = /\nparams: [\s\S]*?(?=\n {4}at |\ncaused by|$)/g;

function loggedError(error: unknown): Record<string, unknown> {
  // Anything can be thrown; the router throws responses.
  if (!(error instanceof Error)) return { type: typeof error, ...Object(error) };
  const { message, stack, ...rest } = stdSerializers.err(error);
  for (const name of PERSONAL_DETAILS) delete (rest as Record<string, unknown>)[name];
  return {
    ...rest,
    message: message.replace(PARAMETERS_IN_TEXT, ''),
    stack: stack.replace(PARAMETERS_IN_TEXT, ''),
  };
}

function flush(stream: { flushSync(): void }): void {
  try {
    stream.flushSync();
  } catch {
    // Nothing was written yet, or the reader is gone.
  }
}
