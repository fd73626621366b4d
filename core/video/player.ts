import type { Embed, Provider } from './embed.ts';

export const VIDEO_FADE_IN_MS = 1000;
export const OVERLAY_FADE_MS = 300;
/** Height in percent of the width, where the video does not say. */
export const VIDEO_ASPECT_PADDING = 56.3;
export const INSTAGRAM_POPUP = { width: 620, height: 720 } as const;

export const VIDEO_MODES = ['none', 'fit', 'fill', null] as const;
export type VideoMode = (typeof VIDEO_MODES)[number];

export function isVideoMode(mode: unknown): mode is VideoMode {
  return VIDEO_MODES.some((known) => known === mode);
}

const AUTOPLAY_PARAMETERS: Readonly<Partial<Record<Provider, Readonly<Record<string, string>>>>> = {
  Vimeo: { autoplay: '1' },
  YouTube: { autoplay: '1', enablejsapi: '1' },
  Wistia: { autoPlay: 'true' },
  Animoto: { autostart: 'true', autoplay: '1' },
};

const SECURE_PROVIDERS: readonly Provider[] = ['Vimeo', 'YouTube', 'Wistia', 'Animoto'];

/** The address a player is opened with: it starts by itself, and is as secure as the page around it. */
export function playerUrl({ src, providerName, type }: Embed, page: { isSecure: boolean }): string {
  const secured =
    page.isSecure && (type === 'object' || SECURE_PROVIDERS.includes(providerName))
      ? src.replace(/^http:/i, 'https:')
      : src;
  return withParameters(
    secured.replace(/^\/\//, page.isSecure ? 'https://' : 'http://'),
    AUTOPLAY_PARAMETERS[providerName] ?? {},
  );
}

function withParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const [rest = '', hash] = address.split('#', 2);
  const [path = '', query = ''] = rest.split('?', 2);
  const present = new URLSearchParams(query);
  const added = Object.entries(parameters).filter(([name]) => !present.has(name));
  const parts = [query, ...added.map(([name, value]) => `${name}=${value}`)].filter((part) => part !== '');
  return `${path}${parts.length > 0 ? `?${parts.join('&')}` : ''}${hash === undefined ? '' : `#${hash}`}`;
}

/** What a player in a frame understands. Others are not spoken to. */
export function playerMessage(provider: Provider, command: 'play' | 'pause'): string | undefined {
  if (provider === 'Vimeo') return JSON.stringify({ method: command });
  if (provider === 'YouTube')
    return JSON.stringify({
      event: 'command',
      func: command === 'play' ? 'playVideo' : 'pauseVideo',
      args: [],
    });
  return undefined;
}
