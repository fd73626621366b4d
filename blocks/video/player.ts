import { prefersReducedMotion } from '#browser/motion/reduced-motion.ts';
import { SANDBOXES } from '#core/consent/sandboxes.ts';
import type { Embed, EmbedType, Provider } from '#core/video/embed.ts';
import {
  INSTAGRAM_POPUP,
  isVideoMode,
  OVERLAY_FADE_MS,
  playerMessage,
  playerUrl,
  VIDEO_FADE_IN_MS,
  type VideoMode,
} from '#core/video/player.ts';
import { playerWindow } from '../kit/player-window.ts';
import { pageWords } from '#browser/page/page-words.ts';

type State = 'overlay' | 'showing';

const NEXT: Readonly<Record<State, readonly State[]>> = {
  overlay: ['showing'],
  showing: ['overlay'],
};

/** Told to the whole document: only one video plays at a time. */
const PLAYS = 'video:plays';
export interface Video {
  readonly showingVideo: boolean;
  readonly mode: VideoMode;
  setMode(mode: unknown): void;
  setActive(isActive: boolean): void;
  show(): void;
  showOverlay(): void;
  play(): void;
  pause(): void;
  destroy(): void;
}

/** A poster that becomes a player, and a player that becomes a poster again. */
export function makeVideo(element: HTMLElement, options: { mode?: unknown } = {}): Video {
  const listening = new AbortController();
  const { signal } = listening;
  const overlay = element.querySelector<HTMLElement>('.video-overlay');
  let state: State = 'overlay';
  let isActive = true;
  let player: HTMLElement | undefined;

  const enter = (next: State): boolean => {
    if (!NEXT[state].includes(next)) return false;
    state = next;
    element.dataset.video = next;
    return true;
  };
  /** In a strip only the current slide plays. */
  const canPlay = () =>
    isActive && element.closest('[data-design="strip"] .gallery-slide:not([data-current])') === null;

  const fade = (part: HTMLElement, opacity: [number, number], duration: number) =>
    part.animate({ opacity }, { duration: prefersReducedMotion() ? 0 : duration, fill: 'both' });

  function show() {
    if (!canPlay() || state === 'showing') return;
    const embed = readEmbedOf(element);
    if (embed.providerName === 'Instagram') return openPopup(embed.src);
    if (!enter('showing')) return;
    document.dispatchEvent(new CustomEvent(PLAYS, { detail: element }));
    player =
      embed.type === 'file' ? makeFilePlayer(element) : makeFrame({ ...embed, type: embed.type }, element);
    element.append(player);
    fade(player, [0, 1], VIDEO_FADE_IN_MS);
    if (overlay) {
      fade(overlay, [1, 0], OVERLAY_FADE_MS);
      overlay.inert = true;
    }
    player.focus({ preventScroll: true });
    element.dispatchEvent(new Event('video:shown', { bubbles: true }));
  }

  function showOverlay() {
    if (!enter('overlay')) return;
    send('pause');
    player?.remove();
    player = undefined;
    if (overlay) {
      overlay.inert = false;
      fade(overlay, [0, 1], OVERLAY_FADE_MS);
    }
    element.dispatchEvent(new Event('video:hidden', { bubbles: true }));
  }

  function send(command: 'play' | 'pause') {
    if (player instanceof HTMLVideoElement) {
      if (command === 'pause') player.pause();
      else void player.play().catch(() => {});
      return;
    }
    const message = playerMessage((element.dataset.provider ?? 'Unknown') as Provider, command);
    if (player instanceof HTMLIFrameElement && message !== undefined)
      playerWindow(player)?.postMessage(message, '*');
  }

  overlay?.addEventListener('click', show, { signal });
  document.addEventListener(
    PLAYS,
    (event) => (event as CustomEvent<unknown>).detail !== element && showOverlay(),
    { signal },
  );
  if (options.mode !== undefined) setMode(options.mode);

  function setMode(mode: unknown) {
    if (!isVideoMode(mode)) return;
    if (mode === null) delete element.dataset.mode;
    else element.dataset.mode = mode;
  }

  return {
    get showingVideo() {
      return state === 'showing';
    },
    get mode() {
      const mode = element.dataset.mode ?? null;
      return isVideoMode(mode) ? mode : null;
    },
    setMode,
    setActive(active) {
      isActive = active;
      if (!active) showOverlay();
    },
    show,
    showOverlay,
    play: () => send('play'),
    pause: () => send('pause'),
    destroy() {
      listening.abort();
      showOverlay();
      delete element.dataset.video;
    },
  };
}

type Source = Omit<Embed, 'type'> & { type: EmbedType | 'file' };

function readEmbedOf({ dataset }: HTMLElement): Source {
  return {
    type: (dataset.embedType ?? 'iframe') as Source['type'],
    src: dataset.src ?? '',
    providerName: (dataset.provider ?? 'Unknown') as Provider,
    title: dataset.title ?? '',
    ratio: undefined,
  };
}

function makeFrame(embed: Embed, element: HTMLElement): HTMLIFrameElement {
  const say = pageWords().of('video');
  const frame = document.createElement('iframe');
  frame.className = 'video-player';
  frame.title = embed.title || say('videoFrom', { provider: embed.providerName });
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
  const { held } = element.dataset;
  // A document of this site asks first, and holds the player in a frame of its own.
  if (held === undefined) frame.setAttribute('sandbox', SANDBOXES.video);
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = held ?? playerUrl(embed, { isSecure: location.protocol === 'https:' });
  frame.tabIndex = 0;
  const message = playerMessage(embed.providerName, 'play');
  frame.addEventListener('load', () => {
    if (message !== undefined && element.contains(frame)) playerWindow(frame)?.postMessage(message, '*');
  });
  return frame;
}

function makeFilePlayer({ dataset }: HTMLElement): HTMLVideoElement {
  const video = document.createElement('video');
  video.className = 'video-player';
  video.controls = true;
  video.playsInline = true;
  video.autoplay = true;
  video.src = dataset.src ?? '';
  if (dataset.title) video.setAttribute('aria-label', dataset.title);
  return video;
}

function openPopup(address: string) {
  const { width, height } = INSTAGRAM_POPUP;
  const popup = window.open(address, 'video', `popup,width=${width},height=${height}`);
  if (!popup) window.open(address, '_blank', 'noopener');
}
