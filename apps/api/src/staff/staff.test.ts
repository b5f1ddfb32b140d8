import { exportAudit, listAudit, listAuditActors } from '@arquiba/contract/audit';
import { namedRoutes } from '@arquiba/contract/contract';
import { type Permission, permissions, type Role, roleNames } from '@arquiba/contract/permissions';
import { neededPermission, pathParameters } from '@arquiba/contract/route';
import { getOwnStanding, listStaff, setRoles } from '@arquiba/contract/staff';
import { mailOf } from '@arquiba/testing/mails';
import { appoint, type Person, signUp, signUpAdmin } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
let boss: Person;

beforeAll(async () => {
  app = await startTestApp({ started: true });
  boss = await signUpAdmin(app);
});
afterAll(() => app.close());

/** What each role may do: changed by hand only, together with `permissions.ts`. */
const EXPECTED: Record<Permission, Record<Role, boolean>> = {
  roles: { administrator: true, moderator: false, shop: false, support: false },
  audit: { administrator: true, moderator: false, shop: false, support: false },
  products: { administrator: true, moderator: false, shop: true, support: false },
  support: { administrator: true, moderator: false, shop: true, support: true },
};

const staffRoutes = namedRoutes.flatMap(({ name, route }) => {
  const permission = neededPermission(route);
  return permission ? [{ name, route, permission }] : [];
});

describe('each route for staff', () => {
  test('all permissions are used, and the table above knows all', () => {
    expect(new Set(staffRoutes.map(({ permission }) => permission))).toEqual(
      new Set(Object.keys(permissions)),
    );
    expect(Object.keys(EXPECTED).sort()).toEqual(Object.keys(permissions).sort());
  });

  test.each(staffRoutes)('$name', async ({ route, permission }) => {
    const person = await signUp(app);
    const input = Object.fromEntries(pathParameters(route).map((name) => [name, '71'])) as never;
    const answer = async () => {
      try {
        await person.call(route, input);
        return true;
      } catch (error) {
        // Anything but a refusal of access: fields are missing on purpose.
        return (error as { code: string }).code !== 'not_allowed';
      }
    };
    expect(await answer(), 'without a role').toBe(false);
    for (const role of roleNames) {
      await appoint(app.pool, person.id, [role]);
      expect(await answer(), role).toBe(EXPECTED[permission][role]);
    }
    await appoint(app.pool, person.id, [...roleNames]);
    expect(await answer(), 'every role').toBe(true);
    await app.pool.query('DELETE FROM second_factor WHERE account_id = $1', [person.id]);
    expect(await answer(), 'every role, without the second factor').toBe(false);
    await expect(app.call(route, input)).rejects.toMatchObject({ code: 'sign_in_required' });
  });
});

describe('roles', () => {
  test('are given and taken, with a mail and an entry in the log', async () => {
    const { id, sent, call } = await signUp(app);
    const { email } = sent;
    expect(await call(getOwnStanding, {})).toEqual({ roles: [], active: false });
    const given = await boss.call(setRoles, { email, roles: ['support', 'shop'], seen: [] });
    expect(given).toMatchObject({ accountId: id, roles: ['shop', 'support'], active: false });
    expect(await call(getOwnStanding, {})).toEqual({ roles: ['shop', 'support'], active: false });
    expect((await mailOf(app, { to: email, subject: /papéis/ })).text).toContain(
      'Loja, Atendimento',
    );
    await appoint(app.pool, id, ['shop', 'support']);
    expect(await call(getOwnStanding, {})).toMatchObject({ active: true });
    const staff = await boss.call(listStaff, {});
    expect(staff.find(({ accountId }) => accountId === id)).toMatchObject({ email, active: true });
    app.clock.advance(1000);
    await boss.call(setRoles, { email, roles: [], seen: ['shop', 'support'] });
    expect(await call(getOwnStanding, {})).toEqual({ roles: [], active: false });
    const { items } = await boss.call(listAudit, { subject: id });
    expect(items).toMatchObject([
      { action: 'roles.change', before: { roles: ['shop', 'support'] }, after: { roles: [] } },
      { actor: { id: boss.id }, before: { roles: [] }, after: { roles: ['shop', 'support'] } },
    ]);
    expect(items.every(({ requestId }) => requestId !== '')).toBe(true);
  });

  test('that somebody else has changed meanwhile are not overwritten', async () => {
    const { sent } = await signUp(app);
    const { email } = sent;
    const second = await signUpAdmin(app);
    const answers = await Promise.allSettled(
      [boss, second].map(({ call }, at) =>
        call(setRoles, { email, roles: [at === 0 ? 'shop' : 'moderator'], seen: [] }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = answers.find((each) => each.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      ...{ code: 'changed', message: expect.stringMatching(/Agora: (Loja|Moderação)\./) },
    });
    await appoint(app.pool, second.id, []);
  });

  test('the last administrator stays, and the password is asked for again', async () => {
    const { email } = boss.sent;
    await app.pool.query(`UPDATE account SET roles = '{}' WHERE id <> $1`, [boss.id]);
    await expect(
      boss.call(setRoles, { email, roles: ['shop'], seen: ['administrator'] }),
    ).rejects.toMatchObject({ message: expect.stringContaining('única conta que administra') });
    const late = app.as(await app.signIn(boss.id));
    await app.pool.query('UPDATE session SET confirmed_at = NULL WHERE account_id = $1', [boss.id]);
    await expect(late(setRoles, { email, roles: [], seen: [] })).rejects.toMatchObject({
      code: 'password_required',
    });
    await app.pool.query('UPDATE session SET confirmed_at = $2 WHERE account_id = $1', [
      boss.id,
      app.clock.now(),
    ]);
  });

  test('are never taken from everyone: of two who take them from each other, one stays', async () => {
    await app.pool.query(`UPDATE account SET roles = '{}' WHERE id <> $1`, [boss.id]);
    for (let turn = 0; turn < 5; turn += 1) {
      const rival = await signUpAdmin(app);
      const take = (by: Person, from: Person) =>
        by.call(setRoles, { email: from.sent.email, roles: [], seen: ['administrator'] });
      const answers = await Promise.allSettled([take(boss, rival), take(rival, boss)]);
      for (const each of answers) {
        if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'not_allowed' });
      }
      const { rows } = await app.pool.query(`SELECT id FROM account WHERE roles <> '{}'`);
      expect(rows).toHaveLength(1);
      await app.pool.query(`UPDATE account SET roles = '{}' WHERE id <> $1`, [boss.id]);
      await appoint(app.pool, boss.id, ['administrator']);
    }
  });

  test('of nobody, of unknown names, and of a blocked account are refused with the field', async () => {
    const nobody = { email: 'ninguem@exemplo.com.br', roles: ['shop' as const], seen: [] };
    await expect(boss.call(setRoles, nobody)).rejects.toMatchObject({
      ...{ code: 'invalid_input', fields: { email: 'Nenhuma conta tem este e-mail' } },
    });
    const { id, sent } = await signUp(app);
    await app.pool.query(`UPDATE account SET status = 'blocked' WHERE id = $1`, [id]);
    await expect(boss.call(setRoles, { ...nobody, email: sent.email })).rejects.toMatchObject({
      fields: { email: 'Nenhuma conta tem este e-mail' },
    });
    const owner = ['owner'] as unknown as Role[];
    await expect(
      boss.call(setRoles, { ...nobody, email: boss.sent.email, roles: owner }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('the audit log', () => {
  test('cannot be changed, not even by the product', async () => {
    for (const statement of [
      `UPDATE audit_entry SET reason = 'outra'`,
      'DELETE FROM audit_entry',
      'TRUNCATE audit_entry',
    ]) {
      await expect(app.pool.query(statement)).rejects.toMatchObject({ constraint: 'history' });
    }
  });

  test('knows the operator, and is filtered by who, what and when', async () => {
    const { id, sent } = await signUp(app);
    await app.api.backOffice().accounts.block(sent.email);
    const byOperator = { by: 'operador', action: 'account.block', subject: id } as const;
    const { items } = await boss.call(listAudit, byOperator);
    expect(items).toMatchObject([
      { actor: null, subject: { kind: 'account', name: sent.socialName } },
    ]);
    expect((await boss.call(listAudit, { ...byOperator, by: boss.id })).items).toEqual([]);
    const day = '2026-03-10';
    expect((await boss.call(listAudit, { ...byOperator, from: day, to: day })).items).toHaveLength(
      1,
    );
    expect((await boss.call(listAudit, { ...byOperator, to: '2026-03-09' })).items).toEqual([]);
    expect((await boss.call(listAudit, { ...byOperator, from: '2026-03-11' })).items).toEqual([]);
    const actors = await boss.call(listAuditActors, {});
    expect(actors).toContainEqual({ by: 'operador', name: 'Linha de comando' });
    expect(actors.map(({ by }) => by)).toContain(boss.id);
    expect(new Set(actors.map(({ by }) => by)).size).toBe(actors.length);
  });

  test('comes page by page, newest first', async () => {
    const { sent } = await signUp(app);
    for (let turn = 0; turn < 4; turn += 1) {
      const { accounts } = app.api.backOffice();
      await (turn % 2 === 0 ? accounts.block(sent.email) : accounts.unblock(sent.email));
    }
    const found: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await boss.call(listAudit, {
        by: 'operador',
        limit: 2,
        ...(cursor && { cursor }),
      });
      found.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual(found.toSorted((a, b) => (BigInt(a) < BigInt(b) ? 1 : -1)));
  });

  test('is exported as a spreadsheet that runs nothing, and the export is in it', async () => {
    const { id, sent } = await signUp(app, { socialName: '=HYPERLINK("x")' });
    await app.api.backOffice().accounts.block(sent.email);
    const { csv, rows, cut } = await boss.call(exportAudit, { subject: id });
    expect({ rows, cut }).toEqual({ rows: 1, cut: false });
    const [head, line] = csv.split('\r\n');
    expect(head).toBe('\uFEFFquando;quem;ação;sobre;id;antes;depois;motivo;pedido');
    expect(line).toContain(`;account.block;"'=HYPERLINK(""x"")";${id};`);
    const { items } = await boss.call(listAudit, { action: 'audit.export', by: boss.id });
    expect(items).toMatchObject([{ after: { subject: id, rows: 1 } }]);
  });
});
