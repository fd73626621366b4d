import { platformVoice } from '#core/platform-words/words.ts';

/** More than browsers keep for one domain. */
const MAX_NAMES = 200;
const COOKIE_NAME = /(?:^|;|:)[ \t]*([\w!#$%&'*+.^`|~-]+)=/gim;

/** The names of cookies in a header, or in a part of one. */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(COOKIE_NAME)].map(([, name = '']) => name))].slice(0, MAX_NAMES);
}

/**
 * Takes back what neighbours on the same domain can set: each name for this host and for every domain above it.
 * A browser keeps what begins with `__Host-` from this very host alone.
 */
export function expiredCookies(names: readonly string[], host: string, isSecure: boolean): string[] {
  const labels = host.split('.');
  const domains = labels.map((_, at) => labels.slice(at).join('.')).filter((domain) => domain.includes('.'));
  const ending = `; Path=/; Max-Age=0${isSecure ? '; Secure' : ''}`;
  return names
    .filter((name) => !name.startsWith('__Host-'))
    .flatMap((name) => [
      `${name}=${ending}`,
      ...domains.map((domain) => `${name}=${ending}; Domain=${domain}`),
    ]);
}

/** Without script, style or address: the same for every host, also for those that are no site. */
export function tooManyCookiesPage(asked = ''): string {
  const { say, language } = platformVoice(asked);
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${say('tooManyCookies')}</title>
<h1>${say('tooManyCookies')}</h1>
<p>${say('tooManyCookiesWords')}</p>
<p><a href="">${say('reload')}</a></p>
</html>
`;
}
