// Runs a script on Node 24, whichever Node started npm: the platform package
// that npm installed, else the current Node when it is new enough.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const MINIMUM = 24;
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const node = findNode();
if (!node) {
  console.error(
    `Arquiba precisa do Node ${MINIMUM} ou mais novo. Rode "npm ci" sem "--omit=optional", ou instale o Node ${MINIMUM}.`,
  );
  process.exit(1);
}

const child = spawn(node, process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, NODE_NO_WARNINGS: '1' },
});
for (const signal of FORWARDED) process.on(signal, () => child.kill(signal));
// If npm is killed, its children are not; they would go on unnoticed.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 100).unref();
}
child.on('error', (error) => {
  console.error(`O Node ${MINIMUM} não pôde ser iniciado: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));

function findNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return join(dirname(manifest), 'bin', 'node');
  } catch {
    const major = Number(process.versions.node.split('.')[0]);
    return major >= MINIMUM ? process.execPath : null;
  }
}
