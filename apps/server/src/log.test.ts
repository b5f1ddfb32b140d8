import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const module = new URL('./log.ts', import.meta.url).href;

it('blots out secrets, wherever in a line they are', () => {
  const stdout = linesOf(`
    const headers = { cookie: 'SECRET', authorization: 'SECRET', 'set-cookie': 'SECRET', host: 'kept' };
    log.info({ headers, req: { headers }, account: { password: 'SECRET' }, token: 'SECRET' }, 'line');`);
  expect(JSON.parse(stdout)).toMatchObject({ msg: 'line', headers: { host: 'kept' } });
  expect(stdout).not.toContain('SECRET');
});

it('shows why a query failed, and not what people had entered', () => {
  const stdout = linesOf(`
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505', detail: 'Key (email)=(SECRET) already exists.',
    });
    const error = Object.assign(
      new Error('Failed query: insert into account\\nparams: SECRET,\\nSECRET', { cause }),
      { query: 'insert into account', params: ['SECRET'] },
    );
    log.error({ err: error }, 'line');`);
  const { err } = JSON.parse(stdout);
  expect(err.message).toContain('Failed query: insert into account');
  expect(err.stack).toMatch(/Failed query: insert into account\n {4}at /);
  expect(err.stack).toContain('duplicate key');
  expect(stdout).not.toContain('SECRET');
});

it('tells of anything thrown, errors or not', () => {
  const stdout = linesOf(`
    log.error({ err: { status: 405 } }, 'line');
    log.error({ err: 'words' }, 'line');
    log.error({ err: undefined }, 'line');`);
  expect(stdout.trim().split('\n')).toHaveLength(3);
  expect(stdout).toContain('405');
});

function linesOf(statements: string): string {
  const script = `
    const { openLog } = await import(${JSON.stringify(module)});
    const { log, flush } = openLog('info', 'stdout');
    process.once('exit', flush);
    ${statements}`;
  const args = ['--input-type=module', '-e', script];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout;
}
