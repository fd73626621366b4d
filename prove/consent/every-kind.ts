import type { Category } from '../../core/consent/categories.ts';

/** One way for a page to contact somebody, each at a host of its own. */
export interface Kind {
  name: string;
  host: string;
  category: Category;
  /** Browsers may leave it, and behind a proxy do. */
  isOptional?: boolean;
  block: { type: string; values: Readonly<Record<string, unknown>> };
}

const code = (name: string, html: (host: string) => string): Kind => {
  const host = `${name}.tracker.example`;
  return { name, host, category: 'marketing', block: { type: 'code', values: { html: html(host) } } };
};

export const KINDS: readonly Kind[] = [
  code('script', (host) => `<script src="https://${host}/a.js"></script>`),
  code('iframe', (host) => `<iframe src="https://${host}/a"></iframe>`),
  code('image', (host) => `<img src="https://${host}/a.gif" alt="">`),
  code('style', (host) => `<link rel="stylesheet" href="https://${host}/a.css">`),
  code(
    'font',
    (host) =>
      `<style>@font-face{font-family:Away;src:url(https://${host}/a.woff2)}</style><p style="font-family:Away">Words</p>`,
  ),
  code('fetch', (host) => `<script>fetch("https://${host}/a").catch(function(){})</script>`),
  code('beacon', (host) => `<script>navigator.sendBeacon("https://${host}/a","x")</script>`),
  code('websocket', (host) => `<script>new WebSocket("wss://${host}/a")</script>`),
  code('prefetch', (host) => `<link rel="prefetch" href="https://${host}/a">`),
  { ...code('preconnect', (host) => `<link rel="preconnect" href="https://${host}">`), isOptional: true },
  code('redirecting-script', (host) => `<script src="https://${host}/a.js"></script>`),
  code('redirecting-frame', (host) => `<iframe src="https://${host}/a"></iframe>`),
  code('captcha', (host) => `<script src="https://${host}/captcha.js" async></script>`),
  {
    name: 'statistics',
    host: 'plausible.io',
    category: 'statistics',
    block: { type: 'code', values: { html: '<script src="https://plausible.io/js/a.js"></script>' } },
  },
  {
    name: 'embed',
    host: 'player.vimeo.com',
    category: 'preferences',
    block: { type: 'embed', values: { address: 'https://player.vimeo.com/video/1', title: 'Film' } },
  },
  {
    name: 'map',
    host: 'www.google.com',
    category: 'preferences',
    block: { type: 'embed', values: { address: 'https://www.google.com/maps/embed?pb=1', title: 'Map' } },
  },
];

/** Hosts that lead on to one that the page never named, which nobody may reach, whatever was agreed to. */
export const REDIRECTING = KINDS.filter(({ name }) => name.startsWith('redirecting')).map(({ host }) => host);
export const NEVER_NAMED = 'elsewhere.example';

/** Writes what no visitor has agreed to. */
export const WRITER = {
  type: 'code',
  values: { html: '<script>document.cookie="tracked=1;path=/";localStorage.setItem("tracked","1")</script>' },
};

/** Played by nobody, so it contacts nobody, whatever was chosen. */
export const VIDEO = {
  type: 'video',
  values: { html: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'Film' },
};

/** A leak that no rule can see: its owner says that it is necessary. The proof has to notice what it does. */
export const LEAK = {
  type: 'code',
  values: { html: '<img src="https://leak.tracker.example/a.gif" alt="">', consent: 'necessary' },
};
