import { expect, test } from 'vitest';
import { sayNews } from './public/say-news.ts';
import { isQuiet } from './quiet-hours.ts';

test.each([
  // São Paulo is three hours behind UTC, Rio Branco five.
  ['22:00', '07:00', 'America/Sao_Paulo', '2026-03-11T00:59:00Z', false],
  ['22:00', '07:00', 'America/Sao_Paulo', '2026-03-11T01:00:00Z', true],
  ['22:00', '07:00', 'America/Sao_Paulo', '2026-03-11T09:59:00Z', true],
  ['22:00', '07:00', 'America/Sao_Paulo', '2026-03-11T10:00:00Z', false],
  ['22:00', '07:00', 'America/Rio_Branco', '2026-03-11T01:00:00Z', false],
  ['12:00', '13:30', 'America/Sao_Paulo', '2026-03-11T16:29:00Z', true],
  ['12:00', '13:30', 'America/Sao_Paulo', '2026-03-11T16:30:00Z', false],
])('from %s to %s in %s: at %s it is %s', (from, to, timeZone, at, quiet) => {
  expect(isQuiet({ from, to, timeZone }, new Date(at))).toBe(quiet);
});

test.each([
  [1, 0, 'Você tem uma notificação nova'],
  [0, 1, 'Você tem uma mensagem nova'],
  [3, 0, 'Você tem 3 notificações novas'],
  [1, 1, 'Você tem uma notificação e uma mensagem novas'],
  [2, 5, 'Você tem 2 notificações e 5 mensagens novas'],
])('%i notices and %i messages', (notices, messages, said) => {
  expect(sayNews({ notices, messages })).toBe(said);
});
