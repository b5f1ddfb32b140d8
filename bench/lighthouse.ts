// `npm run lighthouse`: the main routes on the mobile profile, median of five. Writes bench/lighthouse.md.
import { writeFile } from 'node:fs/promises';
import { startFilledProduct } from '@arquiba/testing/prepared-world';
import lighthouse from 'lighthouse';
import { findBrowser } from '../tools/browser/browser.ts';
import { describeMachine, median } from './measure.ts';
import { startBrowser } from './start-browser.ts';

const ROUTES = [
  '/',
  '/perfis',
  '/perfil',
  '/oculos',
  '/oculos/copacabana-71',
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

const product = await startFilledProduct();
const browser = await startBrowser(await findBrowser());
const rows: string[] = [];
for (const route of ROUTES) {
  const figures: Record<string, number>[] = [];
  for (let run = 0; run < RUNS; run++) figures.push(await audit(`${product.siteUrl}${route}`));
  const cells = [...CATEGORIES, ...AUDITS].map((key) =>
    show(key, median(figures.map((f) => f[key] ?? 0))),
  );
  rows.push(`| ${route} | ${cells.join(' | ')} |`);
  console.log(rows.at(-1));
  // After each route, so that an interrupted run is not lost.
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
