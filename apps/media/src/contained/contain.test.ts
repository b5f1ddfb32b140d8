import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  commandLine,
  containment,
  environment,
  giveToContained,
  type Means,
  missingContainment,
} from './contain.ts';
import { CODE } from './own-root.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arquiba-contained-'));
  // As the product's own folder where it runs as root.
  await chmod(folder, 0o711);
  await mkdir(join(folder, 'own'));
  await giveToContained(join(folder, 'own'));
  await writeFile(join(folder, 'secret.key'), 'segredo', { mode: 0o600 });
  await writeFile(join(folder, 'given'), 'dado', { mode: 0o640 });
});
afterAll(() => rm(folder, { recursive: true }));

/** What a script says that runs as the decoders do. */
async function run(script: string): Promise<string> {
  const [command = '', ...args] = commandLine({
    program: process.execPath,
    args: ['-e', `const fs = require('fs');const say = (x) => console.log(x);${script}`],
    reads: [...CODE, join(folder, 'given')],
    writes: [join(folder, 'own')],
    limits: { nice: 1 },
  });
  const child = spawn(command, args, {
    cwd: '/',
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return (await text(child.stdout)).trim();
}

const reading = (file: string) =>
  `try { say(fs.readFileSync(${JSON.stringify(file)}, 'utf8')) } catch (error) { say(error.code) }`;
const writing = (file: string) =>
  `try { fs.writeFileSync(${JSON.stringify(file)}, 'x'); say('written') } catch (error) { say(error.code) }`;

const { namespaces, privileges, user } = containment();
const NO_NAMESPACES = 'this machine allows no namespaces';

describe('a contained program', () => {
  it('reads what it is given, and writes what it may', async () => {
    expect(await run(reading(join(folder, 'given')))).toBe('dado');
    expect(await run(writing(join(folder, 'own', 'made')))).toBe('written');
    expect(await readFile(join(folder, 'own', 'made'), 'utf8')).toBe('x');
  });

  it('reads no secret beside it', async ({ skip }) => {
    if (!namespaces && user === null) skip(NO_NAMESPACES);
    expect(await run(reading(join(folder, 'secret.key')))).toMatch(/^(ENOENT|EACCES)$/);
  });

  it('sees no other file, not by a link either, and changes none that it reads', async ({
    skip,
  }) => {
    if (!namespaces) skip(NO_NAMESPACES);
    await symlink(join(folder, 'secret.key'), join(folder, 'own', 'link'));
    expect(await run(reading(join(folder, 'own', 'link')))).toBe('ENOENT');
    expect(await run(reading('/etc/passwd'))).toBe('ENOENT');
    expect(await run(reading(`/proc/${process.pid}/environ`))).toBe('ENOENT');
    expect(await run(reading(join(import.meta.dirname, '../../../../package.json')))).toBe(
      'ENOENT',
    );
    expect(await run(writing(join(folder, 'given')))).toBe('EROFS');
    expect(await run(writing(join(import.meta.dirname, 'new.ts')))).toBe('EROFS');
  });

  it('reaches no port of this machine', async ({ skip }) => {
    if (!namespaces) skip(NO_NAMESPACES);
    const server = createServer((socket) => socket.end('aberto'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    try {
      const { port } = server.address() as AddressInfo;
      const said = await run(`require('net').connect(${port}, '127.0.0.1')
        .on('data', say).on('error', (error) => say(error.code))`);
      expect(said).toBe('ENETUNREACH');
    } finally {
      server.close();
    }
  });

  it('has no capabilities, and gets none from any program', async ({ skip }) => {
    if (!privileges) skip('this machine has no setpriv');
    const [command = '', ...args] = commandLine({
      ...{ program: 'sleep', args: ['60'], reads: [], writes: [], limits: { nice: 1 } },
    });
    const child = spawn(command, args, { cwd: '/', env: environment(), stdio: 'ignore' });
    try {
      // Seen from outside: inside there is no /proc.
      await expect.poll(() => readFile(`/proc/${child.pid}/cmdline`, 'utf8')).toBe('sleep\x0060\0');
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      expect(status).toMatch(/^NoNewPrivs:\t1$/m);
      for (const set of ['Inh', 'Prm', 'Eff', 'Bnd', 'Amb']) {
        if (process.getuid?.() !== 0 && !namespaces && set === 'Bnd') continue;
        expect(status).toMatch(new RegExp(`^Cap${set}:\\t0+$`, 'm'));
      }
    } finally {
      child.kill('SIGKILL');
    }
  });
});

it('an operator is told what does not work', () => {
  const say = (means: Partial<Means>) =>
    missingContainment(join(folder, 'own'), {
      ...{ namespaces: false, privileges: false, user: null },
      ...means,
    });
  const lacks = 'Imagens e vídeos são decodificados com acesso à rede';
  expect(say({ namespaces: true, privileges: true })).toBeNull();
  expect(say({ privileges: true, user: 65_533 })).toMatch(new RegExp(`^${lacks}: o sistema`));
  expect(say({ privileges: true })).toMatch(new RegExp(`^${lacks} e aos arquivos deste usuário: `));
  expect(say({})).toMatch(new RegExp(`^${lacks} e com todos os direitos deste usuário: `));
});
