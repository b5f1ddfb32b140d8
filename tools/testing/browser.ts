import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

export interface BrowserPlace {
  executablePath: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Loopback only, and no talk with the outside at start. Root cannot have Chromium's sandbox. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A headless Chromium: the installed one, else the one from npm, else Debian's where we are root. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  return await chromium.launch({ executablePath, args, env: env as Record<string, string> });
}

export async function findBrowser(): Promise<BrowserPlace> {
  const installed = [process.env.CHROME_PATH, ...INSTALLED].find(
    (path) => path && existsSync(path),
  );
  if (installed) return { executablePath: installed, args: ARGUMENTS, env: process.env };
  return (await browserFromNpm()) ?? browserFromDebian();
}

async function browserFromNpm(): Promise<BrowserPlace | null> {
  const before = { ...process.env };
  // The package brings the libraries that a bare system lacks, but unpacks them only where it
  // believes to run on the service that it was made for; only the browser may see the result.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x';
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const executablePath = await packaged.executablePath();
    const env = { ...process.env };
    execFileSync(executablePath, ['--version'], { stdio: 'ignore', env });
    return { executablePath, args: ARGUMENTS, env };
  } catch {
    return null;
  } finally {
    process.env = before;
  }
}

function browserFromDebian(): BrowserPlace {
  if (process.getuid?.() !== 0) {
    throw new Error(
      'Nenhum navegador encontrado. Instale o Chromium (apt install chromium) ou aponte CHROME_PATH.',
    );
  }
  execFileSync('apt-get', ['update'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    stdio: 'ignore',
  });
  return { executablePath: '/usr/bin/chromium', args: ARGUMENTS, env: process.env };
}
