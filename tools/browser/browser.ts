import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { installPackage } from '../install-package.ts';

export interface BrowserPlace {
  executablePath: string;
  args: string[];
  /** Additional environment variables. */
  env: Record<string, string>;
}

/** What is used of `@sparticuz/chromium`, which is not installed where types are checked. */
interface Packaged {
  default: { executablePath(): Promise<string> };
}

const DEBIAN_SHELL = 'chromium-headless-shell';
const SHELL_PATH = `/usr/bin/${DEBIAN_SHELL}`;

const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Loopback only, and no network requests at the start. Chromium's sandbox does not work as root. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A headless Chromium, from where `findBrowser` found it. */
export async function launchBrowser({ executablePath, args, env }: BrowserPlace): Promise<Browser> {
  const whole = { ...process.env, ...env } as Record<string, string>;
  return await chromium.launch({ executablePath, args, env: whole });
}

/**
 * The one that CHROME_PATH names, else a headless shell, which takes half the work of a whole browser: Debian's,
 * which root installs, else the one from npm on x64. That one is older: up to Chromium 153 a script that could not
 * be loaded is not requested again, so there the journeys take the reload that is offered. Else an installed browser.
 */
export async function findBrowser(): Promise<BrowserPlace> {
  const found =
    installedBrowser([process.env.CHROME_PATH ?? '', SHELL_PATH]) ??
    browserFromDebian() ??
    (await browserFromNpm()) ??
    installedBrowser(WHOLE_BROWSERS);
  if (found) return found;
  throw new Error(
    `Nenhum navegador encontrado. Instale um (apt install ${DEBIAN_SHELL}) ou aponte CHROME_PATH.`,
  );
}

function installedBrowser(paths: string[]): BrowserPlace | null {
  const executablePath = paths.find((path) => existsSync(path));
  return executablePath ? { executablePath, args: ARGUMENTS, env: {} } : null;
}

async function browserFromNpm(): Promise<BrowserPlace | null> {
  // The package is for x64 alone. What a processor cannot run is given to a shell, which takes it for a script.
  if (process.arch !== 'x64') return null;
  const before = { ...process.env };
  // It unpacks itself into the temporary folder; another user's copy there could not be run.
  const folder = join(tmpdir(), `arquiba-chromium-${userInfo().uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The package brings the libraries that a bare system lacks, but unpacks them only where it
  // believes to run on the service that it was made for; only the browser may see the result.
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' });
  try {
    const executablePath = await unpackChromium();
    const { LD_LIBRARY_PATH = '' } = process.env;
    const env = { LD_LIBRARY_PATH, FONTCONFIG_FILE: listFonts(folder) };
    execFileSync(executablePath, ['--version'], { stdio: 'ignore', env });
    return { executablePath, args: ARGUMENTS, env };
  } catch {
    return null;
  } finally {
    process.env = before;
  }
}

async function unpackChromium(): Promise<string> {
  const folder = new URL('./', import.meta.url);
  installPackage(folder);
  const { resolve } = createRequire(new URL('package.json', folder));
  const packaged: Packaged = await import(resolve('@sparticuz/chromium'));
  return await packaged.default.executablePath();
}

/** The package's own list looks for its fonts in /tmp; a browser without any ends at the first odd letter. */
function listFonts(folder: string): string {
  const file = join(folder, 'fonts.conf');
  const places = `<dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir>`;
  // Others may be reading it.
  if (!existsSync(file)) writeFileSync(file, `<fontconfig>${places}</fontconfig>`);
  return file;
}

function browserFromDebian(): BrowserPlace | null {
  if (process.getuid?.() !== 0) return null;
  try {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', DEBIAN_SHELL], {
      stdio: 'ignore',
    });
  } catch {
    return null;
  }
  return installedBrowser([SHELL_PATH]);
}
