export interface CookieOptions {
  /** Without it the cookie ends with the browser session. */
  readonly seconds?: number;
  readonly domain?: string;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return pair === undefined ? undefined : decode(pair.slice(start.length));
}

export function writeCookie(name: string, value: string, { seconds, domain }: CookieOptions = {}): void {
  document.cookie = [
    `${name}=${encodeURIComponent(value)}`,
    'path=/',
    'SameSite=Lax',
    ...(seconds === undefined ? [] : [`max-age=${seconds}`]),
    ...(domain ? [`domain=${domain}`] : []),
    ...(location.protocol === 'https:' ? ['Secure'] : []),
  ].join('; ');
}

/** Clears the cookie on this host and on every parent domain that may have set it. */
export function deleteCookie(name: string): void {
  writeCookie(name, '', { seconds: 0 });
  const labels = location.hostname.split('.');
  while (labels.length > 1) {
    writeCookie(name, '', { seconds: 0, domain: labels.join('.') });
    labels.shift();
  }
}
