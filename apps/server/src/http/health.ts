import type { FastifyInstance } from 'fastify';

export interface Health {
  /** True once the process has begun to stop. */
  draining(): boolean;
  /** By name, so that the answer shows what is missing. */
  checks: Record<string, () => Promise<boolean>>;
}

const PATIENCE = 900;

/** `/healthz`: the process answers. `/readyz`: it can work, and new visitors may be sent here. */
export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    const names = Object.keys(health.checks);
    const answers = await Promise.all(names.map((name) => passes(health.checks[name])));
    const checks = Object.fromEntries(names.map((name, index) => [name, answers[index] ?? false]));
    const ready = !health.draining() && answers.every(Boolean);
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    if (!ready) reply.header('retry-after', '2');
    return { status: ready ? 'ready' : health.draining() ? 'draining' : 'unavailable', checks };
  });
}

async function passes(check: (() => Promise<boolean>) | undefined): Promise<boolean> {
  if (!check) return false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(done, PATIENCE, false);
  });
  try {
    return await Promise.race([check(), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
