import { execFile, execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

// The shell first: the same engine without the browser's own windows, a quarter faster in these tests.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Those with windows: the shell shows no notices of a page. */
const WHOLE = NAMES.slice(1);

const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The Chromium for the browser tests: CHROMIUM_PATH, else the system's, else one that Playwright downloaded. */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env, names = NAMES): string | null {
  const { CHROMIUM_PATH, PATH = '' } = environment;
  if (CHROMIUM_PATH) return canRun(CHROMIUM_PATH) ? CHROMIUM_PATH : null;
  const downloads = environment.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  const candidates = [
    ...PATH.split(delimiter).flatMap((directory) => names.map((name) => join(directory, name))),
    ...ELSEWHERE,
    ...globSync('chromium-*/chrome-linux*/chrome', { cwd: downloads }).map((path) => join(downloads, path)),
  ];
  return candidates.find(canRun) ?? null;
}

/** One with windows, whichever the tests use otherwise; null where there is none. */
export function findWholeBrowser(): string | null {
  return findBrowser({ ...process.env, CHROMIUM_PATH: '' }, WHOLE);
}

/**
 * Installs Chromium where we may (root on Debian or Ubuntu); one try.
 * Returns null when it worked, else what the reader can do.
 */
export async function installBrowser(): Promise<string | null> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return 'install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH to one';
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await promisify(execFile)('apt-get', ['update', '-q'], { env });
    const install = async (name: string) => {
      const args = ['install', '-y', '-q', '--no-install-recommends', name];
      await promisify(execFile)('apt-get', args, { env, maxBuffer: 1e8 });
    };
    // Older releases have no package of the shell alone.
    await install('chromium-headless-shell').catch(() => install('chromium'));
    return null;
  } catch (error) {
    return `apt-get could not install it: ${error instanceof Error ? error.message.trim() : error}`;
  }
}

/** Being there is not enough: Ubuntu's `chromium` may be a stub that only names a snap. */
function canRun(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}
