import * as z from 'zod/mini';
import { route } from './route.ts';

const clockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escreva o horário assim: 22:00'));

/** On the clocks of a zone, such as America/Sao_Paulo. */
const quietHours = z.object({
  from: clockTime,
  to: clockTime,
  timeZone: z.string().check(z.maxLength(60)),
});
export type QuietHours = z.output<typeof quietHours>;

const fields = {
  /** Off: a push says only that there is something new. */
  showText: z.boolean(),
  /** Whether messages are pushed; notices are chosen by subject. */
  messages: z.boolean(),
  /** When nothing is pushed. What came meanwhile is summed up in one push afterwards. */
  quiet: z.nullable(quietHours),
};
const pushSettings = z.object(fields);
export type PushSettings = z.output<typeof pushSettings>;

export const getPush = route({
  method: 'GET',
  path: '/api/push',
  summary: 'Como a conta recebe avisos fora do site, e se este aparelho os recebe',
  access: 'session',
  input: z.object({}),
  output: z.object({
    ...fields,
    /** The public VAPID key, for `pushManager.subscribe`. */
    publicKey: z.string(),
    /** Whether the browser of this session gets them. */
    here: z.boolean(),
  }),
});

export const setPushSettings = route({
  method: 'PUT',
  path: '/api/push/settings',
  summary: 'Escolhe se os avisos mostram o texto, se as mensagens avisam, e as horas de silêncio',
  access: 'session',
  input: z.partial(pushSettings),
  output: pushSettings,
});

/** 88 characters are 65 bytes in base64url, with padding. */
const key = z.string().check(z.maxLength(88), z.regex(/^[\w-]+={0,2}$/));

export const subscribeToPush = route({
  method: 'PUT',
  path: '/api/push/subscription',
  summary: 'Este aparelho passa a receber avisos, até o fim da sessão; só de serviços conhecidos',
  access: 'session',
  input: z.object({
    /** As the browser returns it. */
    endpoint: z.string().check(z.maxLength(1000)),
    p256dh: key,
    auth: key,
  }),
  output: z.void(),
});

export const unsubscribeFromPush = route({
  method: 'DELETE',
  path: '/api/push/subscription',
  summary: 'Este aparelho não recebe mais avisos',
  access: 'session',
  input: z.object({}),
  output: z.void(),
});
