import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@arquiba/testing/start-product';

const PROGRAM = '/usr/sbin/nginx';

type Header = readonly [name: string, value: string];

/**
 * nginx on a folder, with one worker, as one of our processes has one thread. It adds these headers, except
 * those that it sets itself. Null if it is not installed.
 */
export async function startNginx(folder: string, headers: readonly Header[]) {
  const isThere = await access(PROGRAM).then(
    () => true,
    () => false,
  );
  if (!isThere) return null;
  const port = await freePort();
  const settings = join(folder, 'nginx.conf');
  await writeFile(settings, configuration(folder, port, headers));
  const child = spawn(PROGRAM, ['-c', settings, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => null))) await sleep(50);
  return {
    pid: child.pid ?? 0,
    origin,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const OWN_HEADERS = new Set(['content-length', 'content-type', 'etag', 'last-modified']);

function configuration(folder: string, port: number, headers: readonly Header[]): string {
  const added = headers
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  return `
    daemon off; master_process off; pid ${folder}/nginx.pid;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      types { image/webp webp; }
      server {
        listen 127.0.0.1:${port}; root ${folder};
        ${added.join(' ')}
      }
    }`;
}
