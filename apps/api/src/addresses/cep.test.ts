import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatCep, ufOfCep } from '@arquiba/brazil/cep';
import { stateNames } from '@arquiba/brazil/uf';
import { ADDRESS_MAX_CHARACTERS, findCep } from '@arquiba/contract/addresses';
import { signUp } from '@arquiba/testing/people';
import { startTestApp } from '@arquiba/testing/test-app';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SettableClock } from '../platform/clock.ts';
import { createCepFinder } from './create-cep-finder.ts';
import { knownCeps } from './known-ceps.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const DAY_MS = 24 * 60 * 60_000;
/** In the format of the public service. */
const RECORDED = {
  cep: '88302-001',
  logradouro: 'Rua Lauro Müller',
  complemento: 'até 599/600',
  unidade: '',
  bairro: 'Fazenda',
  localidade: 'Itajaí',
  uf: 'SC',
  estado: 'Santa Catarina',
  regiao: 'Sul',
  ibge: '4208203',
  gia: '',
  ddd: '47',
  siafi: '8161',
};
const FOUND = { road: 'Rua Lauro Müller', district: 'Fazenda', city: 'Itajaí', uf: 'SC' };

let answer: Answer;
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  answer(request, response);
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ws/{cep}/json/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  asked = [];
});

function finder(patience = 5000) {
  const clock = new SettableClock(new Date('2026-03-10T12:00:00Z'));
  const log = pino({ level: 'silent' });
  return { clock, ...createCepFinder({ url, clock, log, answerWithinMs: patience }) };
}

const json =
  (body: unknown, status = 200): Answer =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('the table', () => {
  test('has each CEP once, where the post has it, in every state', () => {
    expect(new Set(knownCeps.map(([cep]) => cep)).size).toBe(knownCeps.length);
    for (const [cep, road, district, city, uf] of knownCeps) {
      expect(cep).toMatch(/^\d{8}$/);
      expect(ufOfCep(cep), cep).toBe(uf);
      expect(road.length).toBeLessThanOrEqual(ADDRESS_MAX_CHARACTERS.road);
      for (const text of [road, district, city]) expect(text.trim()).toBe(text);
    }
    expect(new Set(knownCeps.map((row) => row[4])).size).toBe(Object.keys(stateNames).length);
  });

  test('answers by itself, without asking anybody', async () => {
    expect(await finder().find('01310100')).toEqual({
      ...{ road: 'Avenida Paulista', district: 'Bela Vista', city: 'São Paulo', uf: 'SP' },
    });
    expect(asked).toEqual([]);
  });
});

describe('the service', () => {
  test('is asked at its own address, by digits alone', async () => {
    answer = json(RECORDED);
    expect(await finder().find('88302001')).toEqual(FOUND);
    expect(asked).toEqual(['GET /ws/88302001/json/']);
    for (const cep of ['../etc', '88302-01', '8830200', '883020011', '@evil.ex', '']) {
      expect(await finder().find(cep), cep).toBeNull();
    }
    expect(asked).toHaveLength(1);
  });

  test('a town with one CEP for all its roads has a city and no road', async () => {
    answer = json({ ...RECORDED, logradouro: '', bairro: '', localidade: 'Guabiruba' });
    expect(await finder().find('88360000')).toEqual({
      ...{ road: '', district: '', city: 'Guabiruba', uf: 'SC' },
    });
  });

  test.each([
    ['true', { erro: true }],
    ['text', { erro: 'true' }],
  ])('a CEP that it does not know is kept as such (erro: %s)', async (_kind, body) => {
    answer = json(body);
    const { find } = finder();
    expect(await find('88302999')).toBeNull();
    expect(await find('88302999')).toBeNull();
    expect(asked).toHaveLength(1);
  });

  test('is asked once a day for each CEP', async () => {
    answer = json(RECORDED);
    const { find, clock } = finder();
    await find('88302001');
    clock.advance(DAY_MS - 1);
    expect(await find('88302001')).toEqual(FOUND);
    expect(asked).toHaveLength(1);
    clock.advance(1);
    expect(await find('88302001')).toEqual(FOUND);
    expect(asked).toHaveLength(2);
  });

  const troubles: [string, Answer][] = [
    ['no JSON', (_request, response) => response.end('<html>Fora do ar</html>')],
    ['nothing', (_request, response) => response.end()],
    ['a list', json([RECORDED])],
    ['null', json(null)],
    ['no city', json({ ...RECORDED, localidade: '' })],
    ['a city of numbers', json({ ...RECORDED, localidade: 7 })],
    ['a state that is none', json({ ...RECORDED, uf: 'XX' })],
    ['another status', json(RECORDED, 500)],
    ['a refusal', json({}, 400)],
    [
      'half an answer',
      (_request, response) => response.writeHead(200).write('{"cep":') && response.destroy(),
    ],
    ['a cut connection', (request) => request.socket.destroy()],
    [
      'a way elsewhere',
      (_request, response) => response.writeHead(302, { location: '/outra' }).end(),
    ],
  ];
  test.each(troubles)(
    'that answers with %s is a CEP not found here, and asked again',
    async (_kind, trouble) => {
      answer = trouble;
      const { find } = finder();
      expect(await find('88302001')).toBeNull();
      expect(asked).toHaveLength(1);
      answer = json(RECORDED);
      expect(await find('88302001')).toEqual(FOUND);
    },
  );

  test('that does not answer in time is given up', async () => {
    let closed: Promise<unknown> | undefined;
    answer = (request) => {
      closed = new Promise((resolve) => request.socket.once('close', resolve));
    };
    expect(await finder(50).find('88302001')).toBeNull();
    await closed;
  });

  test('that drips is given up too: the time is for the whole answer', async () => {
    answer = (_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(' '), 10);
      response.once('close', () => clearInterval(drip));
    };
    expect(await finder(100).find('88302001')).toBeNull();
  });

  test('that talks without end is cut off', async () => {
    let sent = 0;
    let cut: Promise<unknown> | undefined;
    answer = (_request, response) => {
      cut = new Promise((resolve) => response.once('close', resolve));
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000))) sent += 10_000;
      };
      response.on('drain', pour);
      pour();
    };
    expect(await finder(60_000).find('88302001')).toBeNull();
    await cut;
    // Only what the system had buffered before we disconnected; far less than the service would have sent.
    expect(sent).toBeLessThan(50_000_000);
  });

  test('a hostile answer becomes plain, short lines or nothing', async () => {
    answer = json({
      ...{ localidade: ' Itajaí ', uf: 'sc' },
      ...{ logradouro: 'x'.repeat(ADDRESS_MAX_CHARACTERS.road + 1), bairro: 'a\r\nb' },
      __proto__: { erro: true },
    });
    expect(await finder().find('88302001')).toEqual({
      ...{ road: '', district: '', city: 'Itajaí', uf: 'SC' },
    });
  });

  test('is asked by a few at once only; the others fill in by hand', async () => {
    const waiting: ServerResponse[] = [];
    answer = (_request, response) => void waiting.push(response);
    const { find } = finder();
    const many = Array.from({ length: 20 }, (_, at) =>
      find(`883020${String(at).padStart(2, '0')}`),
    );
    await expect.poll(() => waiting.length).toBe(8);
    for (const response of waiting) response.end(JSON.stringify(RECORDED));
    const found = await Promise.all(many);
    expect(found.filter((place) => place !== null)).toHaveLength(8);
    expect(asked).toHaveLength(8);
  });
});

test('the call answers with the place, or says what to do; nobody else may ask', async () => {
  const app = await startTestApp();
  try {
    const { call } = await signUp(app);
    expect(await call(findCep, { cep: '01310-100' })).toEqual({
      ...{ cep: formatCep('01310100'), road: 'Avenida Paulista', district: 'Bela Vista' },
      ...{ city: 'São Paulo', uf: 'SP' },
    });
    await expect(call(findCep, { cep: '88302001' })).rejects.toMatchObject({
      code: 'not_found',
      message: 'Não encontramos este CEP por aqui. Preencha o endereço à mão.',
    });
    for (const cep of ['1', '88302-00', '8830200a', '%2e%2e%2f']) {
      await expect(call(findCep, { cep })).rejects.toMatchObject({
        fields: { cep: 'O CEP tem 8 algarismos, como 88301-000' },
      });
    }
    // Also for somebody who buys without an account.
    expect(await app.call(findCep, { cep: '01310100' })).toMatchObject({ uf: 'SP' });
  } finally {
    await app.close();
  }
});
