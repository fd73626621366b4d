import { expect, test } from 'vitest';
import { ensureChromium, installBesidePackages } from './ensure-chromium.mjs';
import { Problem } from '../problem.mjs';

const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';
/** Not a browser, but a word about where to get one. */
const STUB = '/usr/bin/chromium-browser';
const PLAYWRIGHT = '/cache/chrome';
const APT = '/usr/bin/apt-get';

interface Given {
  there?: string[];
  broken?: string[];
  isRoot?: boolean;
  /** What the package servers know. */
  packages?: Record<string, string>;
  /** Whether the servers of Playwright answer. */
  canDownload?: boolean;
  env?: NodeJS.ProcessEnv;
}

/** A machine that tells what was run on it, and in the end has what was installed. */
function aMachine({
  there = [],
  broken = [],
  isRoot = false,
  packages = {},
  canDownload = false,
  env = {},
}: Given) {
  const files = new Set(there);
  const ran: string[] = [];
  const install = (command: string, args: string[]): string | undefined => {
    if (command === 'playwright') return canDownload ? PLAYWRIGHT : undefined;
    return args[0] === 'update' ? '' : packages[args.at(-1) ?? ''];
  };
  return {
    ran,
    env,
    apt: isRoot ? APT : undefined,
    list: () =>
      env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : [SHELL, WHOLE, STUB].filter((path) => files.has(path)),
    ofPlaywright: () => Promise.resolve(PLAYWRIGHT),
    runs: (path: string) => files.has(path) && !broken.includes(path),
    run: (command: string, args: string[]) => {
      ran.push([command === APT ? 'apt' : command, args[0], args.at(-1)].join(' '));
      const path = install(command, args);
      if (path === undefined)
        return Promise.reject(new Problem('It ended with code 100.', { output: 'no network' }));
      if (path) files.add(path);
      return Promise.resolve('');
    },
  };
}

const UPDATED = 'apt update update';
const DOWNLOADED = 'playwright install chromium';
const small = 'apt install chromium-headless-shell';
const whole = 'apt install chromium';
const debian = { 'chromium-headless-shell': SHELL, chromium: WHOLE };

test.each<[string, Given, string, string[], string | undefined]>([
  ['one that is there', { there: [WHOLE] }, WHOLE, [], undefined],
  ['the small one before the whole', { there: [WHOLE, SHELL] }, SHELL, [], undefined],
  ['Playwright’s from an earlier time', { there: [PLAYWRIGHT] }, PLAYWRIGHT, [], undefined],
  ['the next one where the first does not run', { there: [SHELL, WHOLE], broken: [SHELL] }, WHOLE, [], WHOLE],
  ['Playwright’s beside a stub', { there: [STUB, PLAYWRIGHT], broken: [STUB] }, PLAYWRIGHT, [], PLAYWRIGHT],
  ['root: Debian’s small one', { isRoot: true, packages: debian }, SHELL, [UPDATED, small], undefined],
  [
    'root: the whole one of an older Debian',
    { isRoot: true, packages: { chromium: WHOLE } },
    WHOLE,
    [UPDATED, small, whole],
    undefined,
  ],
  [
    'root: the whole one where the small one does not run',
    { isRoot: true, packages: debian, broken: [SHELL] },
    WHOLE,
    [UPDATED, small, whole],
    WHOLE,
  ],
  [
    'root: Playwright’s where apt knows only a stub',
    { isRoot: true, packages: { chromium: STUB }, broken: [STUB], canDownload: true },
    PLAYWRIGHT,
    [UPDATED, small, whole, DOWNLOADED],
    PLAYWRIGHT,
  ],
  ['anybody: Playwright’s', { packages: debian, canDownload: true }, PLAYWRIGHT, [DOWNLOADED], undefined],
])('%s', async (_, given, path, ran, named) => {
  const machine = aMachine(given);
  expect(await ensureChromium(machine)).toBe(path);
  expect([machine.ran, machine.env.CHROMIUM_PATH]).toEqual([ran, named]);
});

test('what Debian has is installed before there are packages, and found after them', async () => {
  const machine = { ...aMachine({ isRoot: true, packages: debian }) };
  const withPackages = machine.ofPlaywright;
  machine.ofPlaywright = () => Promise.reject(new Error('There are no packages yet.'));
  await installBesidePackages(machine);
  machine.ofPlaywright = withPackages;
  expect(await ensureChromium(machine)).toBe(SHELL);
  expect(machine.ran).toEqual([UPDATED, small]);
});

test.each<[string, Given]>([
  ['one is there', { there: [WHOLE], isRoot: true, packages: debian }],
  ['one is named', { there: [WHOLE], isRoot: true, packages: debian, env: { CHROMIUM_PATH: WHOLE } }],
  ['nobody may install anything', { packages: debian, canDownload: true }],
])('nothing is installed beside the packages where %s', async (_, given) => {
  const machine = aMachine(given);
  await installBesidePackages(machine);
  expect(machine.ran).toEqual([]);
});

test.each<[string, Given, string, string]>([
  ['nothing can be installed', {}, 'There is no Chromium to run the browser tests in.', 'no network'],
  ['not by root either', { isRoot: true }, 'There is no Chromium to run the browser tests in.', 'no network'],
  [
    'there is one that does not run',
    { there: [STUB], broken: [STUB] },
    `The browser at ${STUB} does not run, and no other could be installed.`,
    'no network',
  ],
  [
    'the one that was named does not run',
    { there: [WHOLE], env: { CHROMIUM_PATH: '/nowhere' } },
    'The browser at /nowhere does not run.',
    '',
  ],
  [
    'Playwright’s lacks something of the system',
    { canDownload: true, broken: [PLAYWRIGHT] },
    `The browser at ${PLAYWRIGHT} does not run.`,
    '',
  ],
])('%s: it says so, and what to do', async (_, given, message, output) => {
  await expect(ensureChromium(aMachine(given))).rejects.toMatchObject({
    message,
    output,
    remedy: expect.stringContaining('CHROMIUM_PATH=/path npm test') as unknown,
  });
});
