/** Numbers of these are stored: new ones go to the end. */
export const DEVICES = ['Desktop', 'Phone', 'Tablet'] as const;
export const BROWSERS = [
  'Other',
  'Edge',
  'Opera',
  'Samsung Internet',
  'Firefox',
  'Chrome',
  'Safari',
] as const;
export const SYSTEMS = ['Other', 'iOS', 'Android', 'Windows', 'macOS', 'ChromeOS', 'Linux'] as const;

// The first that fits: most browsers also name the ones they descend from.
const BROWSER_SIGNS = [
  /\bEdg(?:e|A|iOS)?\//,
  /\bOPR\//,
  /\bSamsungBrowser\//,
  /\b(?:Firefox|FxiOS)\//,
  /\b(?:Chrome|CriOS)\//,
  /\bSafari\//,
];
const SYSTEM_SIGNS = [
  /\b(?:iPhone|iPad|iPod)\b/,
  /\bAndroid\b/,
  /\bWindows\b/,
  /\bMac OS X\b/,
  /\bCrOS\b/,
  /\bLinux\b/,
];

const numberOf = (signs: readonly RegExp[], userAgent: string) =>
  signs.findIndex((sign) => sign.test(userAgent)) + 1;

function deviceOf(userAgent: string): number {
  if (/\biPad\b|\bTablet\b/.test(userAgent)) return 2;
  if (/\bAndroid\b/.test(userAgent)) return /\bMobile\b/.test(userAgent) ? 1 : 2;
  return /\b(?:iPhone|iPod|Mobile)\b/.test(userAgent) ? 1 : 0;
}

/** All that is kept of a browser's name, in one small number. */
export function packDevice(userAgent: string): number {
  return (
    deviceOf(userAgent) * 10_000 +
    numberOf(BROWSER_SIGNS, userAgent) * 100 +
    numberOf(SYSTEM_SIGNS, userAgent)
  );
}
