/** What an owner's link is, which ones are well formed, and which may become a live `href`. */

export const LinkClass = {
  anchor: 'anchor',
  contentLink: 'content link',
  fileLink: 'file link',
  externalLink: 'external link',
  malformedProtocol: 'malformed protocol',
  otherProtocol: 'other protocol',
  emptyString: 'empty string',
  default: 'default',
} as const;
export type LinkClass = (typeof LinkClass)[keyof typeof LinkClass];

export const FILE_LINK_PREFIX = '/s/';

/** The first pattern that fits decides. */
const CLASSES: readonly (readonly [RegExp, LinkClass])[] = [
  [/^$/, LinkClass.emptyString],
  [/^#/, LinkClass.anchor],
  [/^\/\//, LinkClass.externalLink],
  [/^\/s\//, LinkClass.fileLink],
  [/^\//, LinkClass.contentLink],
  [/^(?:https?|ftp):(?!\/\/)/i, LinkClass.malformedProtocol],
  [/^(?:https?|ftp):/i, LinkClass.externalLink],
  // A port after a host name looks like a scheme: `localhost:3000` has none.
  [/^(?!(?:localhost|[^:/]*\.[^:/]*):\d)[a-z][a-z0-9+.-]*:/i, LinkClass.otherProtocol],
];

export function classifyLink(link: string): LinkClass {
  const text = link.trim();
  return CLASSES.find(([pattern]) => pattern.test(text))?.[1] ?? LinkClass.default;
}

/** Lengths count the whole link with its scheme and must stay below these. */
export const ANCHOR_LENGTH_BOUND = 100;
export const TEL_LENGTH_BOUND = 50;
export const SMS_LENGTH_BOUND = 1000;
export const MAILTO_LENGTH_BOUND = 1000;
export const JAVASCRIPT_LENGTH_BOUND = 250;
export const FTP_LENGTH_BOUND = 100;
export const INTERNAL_LENGTH_BOUND = 150;
export const MIN_TEL_NUMBER_LENGTH = 4;

interface LinkForm {
  readonly start: RegExp;
  readonly below: number;
  readonly rest: RegExp;
}

const FORMS = {
  anchor: { start: /^#/, below: ANCHOR_LENGTH_BOUND, rest: /^/ },
  web: { start: /^(?:https?:)?\/\//i, below: Infinity, rest: /^[^\s/?#]+\S*$/ },
  internal: { start: /^\//, below: INTERNAL_LENGTH_BOUND, rest: /^/ },
  tel: { start: /^tel:/i, below: TEL_LENGTH_BOUND, rest: new RegExp(`^[\\d+-]{${MIN_TEL_NUMBER_LENGTH},}$`) },
  sms: { start: /^sms:/i, below: SMS_LENGTH_BOUND, rest: /^[\d()+-]+(?:,[\d()+-]+)*$/ },
  mailto: {
    start: /^mailto:/i,
    below: MAILTO_LENGTH_BOUND,
    rest: /^[^\s@?]+@[^\s@?]*[^\s@?.]\.[^\s@?.]+(?:\?.*)?$/s,
  },
  javascript: { start: /^javascript:/i, below: JAVASCRIPT_LENGTH_BOUND, rest: /^/ },
  ftp: { start: /^ftp:\/\//i, below: FTP_LENGTH_BOUND, rest: /^[^\s/?#]+\S*$/ },
} as const satisfies Record<string, LinkForm>;
export type LinkKind = keyof typeof FORMS;

/** The kind of a well-formed link; undefined when it is none, too long or badly written. */
export function recognizeLink(link: string): LinkKind | undefined {
  const text = link.trim();
  const entry = Object.entries(FORMS).find(([, form]) => form.start.test(text));
  if (!entry) return undefined;
  const [kind, form]: [string, LinkForm] = entry;
  const isWellFormed = text.length < form.below && form.rest.test(text.replace(form.start, ''));
  return isWellFormed ? (kind as LinkKind) : undefined;
}

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  colon: ':',
  tab: '',
  newline: '',
  nbsp: '',
  sol: '/',
};
const ENTITY = /&(?:#x0*([0-9a-f]{1,6})|#0*(\d{1,7})|([a-z]{2,8}));?/gi;
// Everything a browser or a careless decoder skips: controls, spaces, soft hyphens, zero-width and bidi marks.
const SKIPPED = /[\p{Cc}\p{Cf}\p{Z}\uFFFD]/gu;
const MAX_DECODINGS = 5;

function characterOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

function decodeOnce(text: string): string {
  return text
    .replace(ENTITY, (whole: string, hex?: string, decimal?: string, name?: string) => {
      if (hex) return characterOf(Number.parseInt(hex, 16));
      if (decimal) return characterOf(Number(decimal));
      return NAMED_ENTITIES[name?.toLowerCase() ?? ''] ?? whole;
    })
    .replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => characterOf(Number.parseInt(hex, 16)))
    .normalize('NFKC')
    .replace(SKIPPED, '');
}

/** The link as the most forgiving reader would see it. */
function unmask(link: string): string {
  let text = link;
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    const decoded = decodeOnce(text);
    if (decoded === text) break;
    text = decoded;
  }
  return text.toLowerCase();
}

const RUNS_SCRIPT = /^(?:[a-z][a-z0-9+.-]*:)*(?:javascript|vbscript):/;
const HARMLESS_DATA = /^data:image\/(?:png|jpeg|gif|webp|avif)[;,]/;

/** Nothing to decode, and no colon behind which something could run. */
const PLAIN_PATH = /^[\w\-./?=#]*$/;

export function canRunScript(link: string): boolean {
  if (PLAIN_PATH.test(link)) return false;
  const text = unmask(link);
  return RUNS_SCRIPT.test(text) || (text.startsWith('data:') && !HARMLESS_DATA.test(text));
}

/** The one way from a link to an `href`: nothing that could run script in the page comes out. */
export function safeHref(link: string): string | undefined {
  const text = link.trim();
  return text === '' || canRunScript(text) ? undefined : text;
}
