// `npm run lighthouse`: the main routes on the mobile profile, median of five. Writes bench/lighthouse.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { findBrowser } from '../tools/testing/browser.ts';
import { freePort, startProduct } from '../tools/testing/start-product.ts';
import { describeMachine, median } from './measure.ts';

const ROUTES = [
  '/',
  '/perfis',
  '/perfil',
  '/oculos',
  '/explorar',
  '/entrar',
  '/cadastrar',
  '/feed',
];
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'cumulative-layout-shift',
  'total-blocking-time',
] as const;

const product = await startProduct();
const browser = await startBrowser();
const rows: string[] = [];
for (const route of ROUTES) {
  const figures: Record<string, number>[] = [];
  for (let run = 0; run < RUNS; run++) figures.push(await audit(`${product.siteUrl}${route}`));
  const cells = [...CATEGORIES, ...AUDITS].map((key) =>
    show(key, median(figures.map((f) => f[key] ?? 0))),
  );
  rows.push(`| ${route} | ${cells.join(' | ')} |`);
  console.log(rows.at(-1));
  // After each, so that a run that is cut short is not lost.
  await keep(rows);
}
await browser.stop();
await product.stop();

async function keep(lines: string[]): Promise<void> {
  const columns = ['route', ...CATEGORIES, 'FCP ms', 'LCP ms', 'CLS', 'TBT ms'];
  const head = [`| ${columns.join(' | ')} |`, `|${'---|'.repeat(columns.length)}`];
  await writeFile(
    new URL('lighthouse.md', import.meta.url),
    `# Lighthouse\n\nMobile profile, median of ${RUNS}, loopback. ${describeMachine()}.\n\n${[...head, ...lines].join('\n')}\n`,
  );
}

async function audit(url: string): Promise<Record<string, number>> {
  const result = await lighthouse(url, {
    port: browser.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { categories, audits } = result.lhr;
  return Object.fromEntries([
    ...CATEGORIES.map((key) => [key, (categories[key]?.score ?? 0) * 100]),
    ...AUDITS.map((key) => [key, audits[key]?.numericValue ?? 0]),
  ]);
}

function show(key: string, value: number): string {
  return key === 'cumulative-layout-shift' ? value.toFixed(3) : `${Math.round(value)}`;
}

async function startBrowser(): Promise<{ port: number; stop(): Promise<void> }> {
  const { executablePath, args, env } = await findBrowser();
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'arquiba-lighthouse-'));
  const own = ['--headless', `--remote-debugging-port=${port}`, `--user-data-dir=${folder}`];
  const child = spawn(executablePath, [...args, ...own, 'about:blank'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    port,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
