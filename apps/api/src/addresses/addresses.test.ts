import {
  createAddress,
  deleteAddress,
  getAddress,
  listAddresses,
  MOST_ADDRESSES,
  RESTORABLE_MINUTES,
  restoreAddress,
  setDefaultAddress,
  updateAddress,
} from '@arquiba/contract/addresses';
import type { ErrorCode } from '@arquiba/contract/errors';
import type { InputOf } from '@arquiba/contract/route';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepAddressesJob } from './sweep.ts';

const GENEROUS = { size: 100_000, seconds: 60 };
const MINUTE_MS = 60_000;
let app: TestApp;
let other: Person;

type NewAddress = Omit<InputOf<typeof createAddress>, 'idAccount'>;

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
  other = await signUp(app);
});
afterAll(() => app.close());

const home: NewAddress = {
  type: 'Residencial',
  title: 'Casa',
  road: 'Rua Hercílio Luz',
  number: '71',
  complement: 'Apto 302',
  district: 'Centro',
  city: 'Itajaí',
  uf: 'SC',
  cep: '88301-000',
  reference: 'Ao lado da praça',
};

function add({ id, call }: Person, changes: Partial<NewAddress> = {}) {
  return call(createAddress, { idAccount: id, ...home, ...changes });
}

function listOf({ id, call }: Person) {
  return call(listAddresses, { accountId: id });
}

async function expectRefusals(code: ErrorCode, attempts: Promise<unknown>[]) {
  const answers = await Promise.allSettled(attempts);
  for (const answer of answers) expect(answer).toMatchObject({ reason: { code } });
}

/** Rows, the counter, and the number of defaults. */
async function stateOf({ id }: Person) {
  const { rows } = await app.pool.query(
    `SELECT count(*)::int AS living,
       count(*) FILTER (WHERE is_default)::int AS defaults,
       (SELECT addresses FROM address_book WHERE account_id = $1)::int AS counted
     FROM address WHERE account_id = $1 AND deleted_at IS NULL`,
    [id],
  );
  return rows[0];
}

function state(living: number) {
  return { living, defaults: Math.min(1, living), counted: living };
}

function send({ cookie }: Person, method: string, path: string, body: object) {
  return fetch(app.url + path, {
    method,
    headers: { 'content-type': 'application/json', origin: TEST_ORIGIN, cookie },
    body: JSON.stringify(body),
  });
}

describe('an address', () => {
  test('is sent with its eleven fields and read back in lists', async () => {
    const person = await signUp(app);
    const sent = { idAccount: person.id, ...home };
    expect(Object.keys(sent)).toHaveLength(11);
    const response = await send(person, 'POST', '/api/addressAccounts', sent);
    expect(response.status).toBe(200);
    const created = await response.json();
    expect(created).toEqual({
      id: expect.stringMatching(/^\d+$/),
      idAccount: person.id,
      ...home,
      number: 71,
      isDefault: true,
    });
    const { id } = created as { id: string };
    const headers = { cookie: person.cookie };
    const one = await fetch(`${app.url}/api/addressAccounts/unic/${id}`, { headers });
    expect(await one.json()).toEqual([created]);
    const all = await fetch(`${app.url}/api/addressAccounts/user/${person.id}`, { headers });
    expect(await all.json()).toEqual([created]);
  });

  test('may be without title, number, complement and reference', async () => {
    const person = await signUp(app);
    const { title: _, number: __, complement: ___, reference: ____, ...least } = home;
    const made = await person.call(createAddress, { idAccount: person.id, ...least });
    expect(made).toMatchObject({ title: '', number: null, complement: '', reference: '' });
    for (const number of [null, '', ' '])
      expect(await add(person, { number })).toMatchObject({ number: null });
  });

  test.each([
    [{ uf: ' sc ' }, { uf: 'SC' }],
    [{ cep: '88.301-000' }, { cep: '88301-000' }],
    [{ cep: ' 88301000 ' }, { cep: '88301-000' }],
    [{ number: 999_999 }, { number: 999_999 }],
    [{ number: ' 0071 ' }, { number: 71 }],
    [{ road: '  Rua da Praia  ' }, { road: 'Rua da Praia' }],
    // A state that does not match the CEP is the owner's decision.
    [{ uf: 'AC' }, { uf: 'AC', cep: '88301-000' }],
    [{ road: '<script>alert(1)</script>' }, { road: '<script>alert(1)</script>' }],
  ])('%j becomes %j', async (changes, expected) => {
    expect(await add(await signUp(app), changes)).toMatchObject(expected);
  });

  test('is changed whole, and stays what it was otherwise', async () => {
    const person = await signUp(app);
    const { id } = await add(person);
    const changes: NewAddress = { ...home, type: 'Comercial', road: 'Rua Nova', number: null };
    const changed = await person.call(updateAddress, { id, ...changes });
    expect(changed).toEqual({
      ...{ id, idAccount: person.id, isDefault: true },
      ...changes,
    });
    expect(await listOf(person)).toEqual([changed]);
  });

  test('sent twice with one key is one address', async () => {
    const person = await signUp(app);
    const options = { idempotencyKey: 'um-endereco-so' };
    const input = { idAccount: person.id, ...home };
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => person.call(createAddress, input, options)),
    );
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    await person.call(createAddress, input, options);
    expect(await stateOf(person)).toEqual(state(1));
  });
});

describe('refusing an address', () => {
  const long = (length: number) => 'x'.repeat(length);
  const wrong: [field: string, value: unknown][] = [
    ...['title', 'road', 'complement', 'district', 'city', 'reference'].flatMap(
      (field): [string, unknown][] => [
        [field, long(201)],
        [field, long(50_000)],
        [field, 'a\0b'],
        [field, 'a\ud800'],
        [field, 'duas\nlinhas'],
        [field, 'duas\u2028linhas'],
        [field, { toString: 'x' }],
        [field, 7],
      ],
    ),
    ...['road', 'district', 'city'].flatMap((field): [string, unknown][] => [
      [field, ''],
      [field, ' '],
      [field, undefined],
    ]),
    ['title', long(61)],
    ['road', long(121)],
    ['type', 'residencial'],
    ['type', '__proto__'],
    ['type', undefined],
    ['number', 's/n'],
    ['number', '12a'],
    ['number', '-1'],
    ['number', '1e3'],
    ['number', '0'],
    ['number', '1000000'],
    ['number', long(50_000)],
    ['number', '0'.repeat(50_000)],
    ['number', 0],
    ['number', -1],
    ['number', 1.5],
    ['number', 2 ** 53],
    ['number', true],
    ['number', ['1']],
    ['uf', ''],
    ['uf', 'XX'],
    ['uf', 'S'],
    ['uf', 'toString'],
    ['uf', 'São Paulo'],
    ['uf', undefined],
    ['cep', ''],
    ['cep', '8830-000'],
    ['cep', '88301-0000'],
    ['cep', '88301-00a'],
    ['cep', '８８３０１０００'],
    ['cep', 88_301_000],
    ['cep', undefined],
    ['idAccount', 'abc'],
    ['idAccount', '1 OR 1=1'],
    ['idAccount', undefined],
  ];

  test.each(wrong)('names the field %s (%#)', async (field, value) => {
    const before = await stateOf(other);
    const body = { idAccount: other.id, ...home, [field]: value };
    const response = await send(other, 'POST', '/api/addressAccounts', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
    });
    expect(await stateOf(other)).toEqual(before);
  });

  test('names every empty field, in the order of the form', async () => {
    const body = { idAccount: other.id, type: 'Residencial', road: '', cep: '', uf: '', city: '' };
    const response = await send(other, 'POST', '/api/addressAccounts', body);
    const { error } = (await response.json()) as { error: { message: string; fields: object } };
    expect(error.message).toBe('Preencha o CEP');
    expect(Object.entries(error.fields)).toEqual([
      ['cep', 'Preencha o CEP'],
      ['road', 'Preencha a rua'],
      ['district', 'Preencha o bairro'],
      ['city', 'Preencha a cidade'],
      ['uf', 'Preencha a UF com a sigla de um estado'],
    ]);
  });

  test('ignores what nobody may set', async () => {
    const person = await signUp(app);
    await add(person);
    const body = {
      ...{ idAccount: person.id, ...home },
      ...{ id: '1', isDefault: true, deletedAt: '2020-01-01', accountId: other.id },
    };
    const response = await send(person, 'POST', '/api/addressAccounts', body);
    expect(await response.json()).toMatchObject({ idAccount: person.id, isDefault: false });
    expect(await stateOf(person)).toEqual(state(2));
  });

  test('from another site', async () => {
    const response = await fetch(`${app.url}/api/addressAccounts`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', origin: 'https://evil.example' },
        cookie: other.cookie,
      },
      body: JSON.stringify({ idAccount: other.id, ...home }),
    });
    expect(response.status).toBe(403);
  });
});

describe('someone else’s address', () => {
  test('is not found by anyone, whatever they try, and stays as it is', async () => {
    const owner = await signUp(app);
    const made = await add(owner);
    const { id } = made;
    const attempts = [
      other.call(getAddress, { id }),
      other.call(listAddresses, { accountId: owner.id }),
      other.call(updateAddress, { id, ...home, road: 'Rua Alheia' }),
      other.call(setDefaultAddress, { id }),
      other.call(deleteAddress, { id }),
      other.call(restoreAddress, { id }),
      other.call(createAddress, { idAccount: owner.id, ...home }),
      owner.call(getAddress, { id: '1' }),
      owner.call(listAddresses, { accountId: '1' }),
    ];
    await expectRefusals('not_found', attempts);
    expect(await listOf(owner)).toEqual([made]);
    await owner.call(deleteAddress, { id });
    await expect(other.call(restoreAddress, { id })).rejects.toMatchObject({ code: 'not_found' });
    expect(await listOf(owner)).toEqual([]);
  });

  test('is not told to a visitor', async () => {
    const { id } = await add(await signUp(app));
    await expectRefusals('sign_in_required', [
      app.call(getAddress, { id }),
      app.call(listAddresses, { accountId: other.id }),
      app.call(createAddress, { idAccount: other.id, ...home }),
      app.call(deleteAddress, { id }),
    ]);
  });
});

describe('the default', () => {
  test('is the first, until another is chosen; it leads the list', async () => {
    const person = await signUp(app);
    const ids: string[] = [];
    for (const title of ['Um', 'Dois', 'Três']) {
      ids.push((await add(person, { title })).id);
      app.clock.advance(1000);
    }
    const titles = async () => (await listOf(person)).map(({ title }) => title);
    expect(await titles()).toEqual(['Um', 'Três', 'Dois']);
    expect(await person.call(setDefaultAddress, { id: ids[1] ?? '' })).toMatchObject({
      ...{ title: 'Dois', isDefault: true },
    });
    expect(await titles()).toEqual(['Dois', 'Três', 'Um']);
    expect(await stateOf(person)).toEqual(state(3));
  });

  test('passes on when it is deleted, and comes back with it', async () => {
    const person = await signUp(app);
    const { id: first } = await add(person, { title: 'Um' });
    app.clock.advance(1000);
    const { id: second } = await add(person, { title: 'Dois' });
    await person.call(deleteAddress, { id: first });
    expect(await listOf(person)).toMatchObject([{ title: 'Dois', isDefault: true }]);
    expect(await person.call(restoreAddress, { id: first })).toMatchObject({ isDefault: true });
    expect(await listOf(person)).toMatchObject([
      { title: 'Um' },
      { title: 'Dois', isDefault: false },
    ]);
    // All deleted, then restored in the other order.
    await person.call(deleteAddress, { id: second });
    await person.call(deleteAddress, { id: first });
    expect(await stateOf(person)).toEqual(state(0));
    expect(await person.call(restoreAddress, { id: second })).toMatchObject({ isDefault: true });
    expect(await person.call(restoreAddress, { id: first })).toMatchObject({ isDefault: true });
    expect(await stateOf(person)).toEqual(state(2));
  });

  test('chosen since then is not lost by undoing', async () => {
    const person = await signUp(app);
    const { id: first } = await add(person);
    await add(person, { title: 'Dois' });
    const { id: third } = await add(person, { title: 'Três' });
    await person.call(deleteAddress, { id: first });
    await person.call(setDefaultAddress, { id: third });
    await person.call(restoreAddress, { id: first });
    expect(await listOf(person)).toMatchObject([{ title: 'Três', isDefault: true }, {}, {}]);
  });

  test('is one, however many are chosen at the same moment', async () => {
    const person = await signUp(app);
    const ids: string[] = [];
    for (let made = 0; made < 6; made += 1) ids.push((await add(person)).id);
    await Promise.all(
      Array.from({ length: 30 }, (_, time) =>
        person.call(setDefaultAddress, { id: ids[time % ids.length] ?? '' }),
      ),
    );
    expect(await stateOf(person)).toEqual(state(6));
  });

  test('is one of the first ones, when several are sent at the same moment', async () => {
    const person = await signUp(app);
    await Promise.all(Array.from({ length: 8 }, () => add(person)));
    expect(await stateOf(person)).toEqual(state(8));
  });

  test('is guarded by the database itself', async () => {
    const person = await signUp(app);
    await add(person);
    await add(person);
    const all = app.pool.query('UPDATE address SET is_default = true WHERE account_id = $1', [
      person.id,
    ]);
    await expect(all).rejects.toMatchObject({ constraint: 'address_default_key' });
  });
});

describe('deleting', () => {
  test('hides at once and can be undone for an hour, then never', async () => {
    const person = await signUp(app);
    const made = await add(person);
    const { id } = made;
    await person.call(deleteAddress, { id });
    expect(await listOf(person)).toEqual([]);
    await expectRefusals('not_found', [
      person.call(getAddress, { id }),
      person.call(updateAddress, { id, ...home }),
      person.call(setDefaultAddress, { id }),
      person.call(deleteAddress, { id }),
    ]);
    app.clock.advance(RESTORABLE_MINUTES * MINUTE_MS);
    expect(await person.call(restoreAddress, { id })).toEqual(made);
    // Restoring an address that was not deleted changes nothing.
    expect(await person.call(restoreAddress, { id })).toEqual(made);
    expect(await stateOf(person)).toEqual(state(1));
    await person.call(deleteAddress, { id });
    app.clock.advance(RESTORABLE_MINUTES * MINUTE_MS + 1);
    await expect(person.call(restoreAddress, { id })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is made good by the sweep', async () => {
    const person = await signUp(app);
    const [{ id: gone }, { id: kept }] = [await add(person), await add(person)];
    await person.call(deleteAddress, { id: gone });
    const sweep = () =>
      sweepAddressesJob.run(
        app.api.services,
        {},
        {
          ...{ jobId: '1', number: 1, signal: new AbortController().signal },
        },
      );
    const rows = async () =>
      (await app.pool.query('SELECT id FROM address WHERE account_id = $1', [person.id])).rowCount;
    await sweep();
    expect(await rows()).toBe(2);
    app.clock.advance(RESTORABLE_MINUTES * MINUTE_MS + 1);
    await sweep();
    expect(await rows()).toBe(1);
    expect(await listOf(person)).toMatchObject([{ id: kept, isDefault: true }]);
  });

  test('at the same moment as everything else leaves one default and the right count', async () => {
    const person = await signUp(app);
    const ids: string[] = [];
    for (let made = 0; made < 10; made += 1) ids.push((await add(person)).id);
    await Promise.allSettled(
      ids.flatMap((id, place) => [
        person.call(place % 2 === 0 ? deleteAddress : setDefaultAddress, { id }),
        person.call(place % 4 === 0 ? restoreAddress : setDefaultAddress, { id }),
        add(person),
      ]),
    );
    const { living } = await stateOf(person);
    expect(await stateOf(person)).toEqual(state(living));
    expect(await listOf(person)).toHaveLength(living);
  });
});

describe('the limit', () => {
  test('holds, also at the same moment and by undoing', async () => {
    const person = await signUp(app);
    const sent = Array.from({ length: MOST_ADDRESSES + 5 }, () => add(person));
    const answers = await Promise.allSettled(sent);
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(5);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({
        code: 'not_allowed',
        message: 'Você já tem 30 endereços. Apague um deles para cadastrar outro.',
      });
    }
    expect(await stateOf(person)).toEqual(state(MOST_ADDRESSES));
    const [{ id } = { id: '' }] = await listOf(person);
    await person.call(deleteAddress, { id });
    await add(person);
    await expect(person.call(restoreAddress, { id })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    expect(await stateOf(person)).toEqual(state(MOST_ADDRESSES));
  });
});

test('with its account everything of an address goes', async () => {
  const person = await signUp(app);
  const { id } = await add(person);
  await add(person);
  await person.call(deleteAddress, { id });
  await app.pool.query('DELETE FROM account WHERE id = $1', [person.id]);
  for (const table of ['address', 'address_book']) {
    const left = await app.pool.query(`SELECT FROM ${table} WHERE account_id = $1`, [person.id]);
    expect(left.rowCount, table).toBe(0);
  }
});

test('the copy of one’s data has the addresses', async () => {
  const person = await signUp(app);
  await add(person);
  const { hooks } = app.api.services;
  const section = hooks.accountExport.find(({ name }) => name === 'enderecos');
  expect(await section?.collect(app.api.services, person.id)).toEqual([
    expect.objectContaining({ rua: home.road, numero: 71, cep: home.cep, principal: true }),
  ]);
});

test('no address is in any log', async () => {
  const person = await signUp(app);
  await add(person, { road: 'Rua Que Ninguém Anota' });
  await add(person, { road: 'Rua Que Ninguém Anota', uf: 'XX' as 'SC' }).catch(() => {});
  expect(JSON.stringify(app.logged)).not.toContain('Ninguém Anota');
});
