// Finds a Chromium or Chrome that is already on this machine, and the flags it needs to run quietly here.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The one without windows comes first: it does a sixth less for the same tests. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Those that are there, the one to take first. */
export function listChromiums() {
  if (process.env.CHROMIUM_PATH) return [process.env.CHROMIUM_PATH];
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => NAMES.map((name) => join(dir, name)));
  return [...onPath, ...PLACES].filter((path) => existsSync(path));
}

/** What a browser window would start beside each page, and no test ever sees. */
const UNSEEN = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];
/** What Playwright switches off. Chromium heeds only the last list it is given, so ours has to hold them too. */
const OFF_FOR_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** A test is over before optimised code has paid for itself: without it tests do up to a quarter less. */
const UNOPTIMISED = '--js-flags=--no-turbofan --no-maglev';

/** Launch options for tests, where nobody measures how fast a script runs. */
export function chromiumLaunchForTests() {
  const launch = chromiumLaunch();
  return { ...launch, args: [...launch.args, UNOPTIMISED] };
}

/** Launch options for Playwright; without an installed browser Playwright's own build is used. */
export function chromiumLaunch() {
  const [executablePath] = listChromiums();
  return {
    ...(executablePath && { executablePath }),
    args: [
      // Chromium refuses its sandbox to root; an ordinary user keeps it.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...UNSEEN].join()}`,
    ],
  };
}
