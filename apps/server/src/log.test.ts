import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('blots out secrets, wherever in a line they are', () => {
  const module = new URL('./log.ts', import.meta.url).href;
  const script = `
    const { openLog } = await import(${JSON.stringify(module)});
    const { log, flush } = openLog('info', 'stdout');
    process.once('exit', flush);
    const headers = { cookie: 'SECRET', authorization: 'SECRET', 'set-cookie': 'SECRET', host: 'kept' };
    log.info({ headers, req: { headers }, account: { password: 'SECRET' }, token: 'SECRET' }, 'line');`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toMatchObject({ msg: 'line', headers: { host: 'kept' } });
  expect(stdout).not.toContain('SECRET');
});
