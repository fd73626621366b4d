import {
  readVolume,
  SKIP_SECONDS,
  trackAfter,
  trackBefore,
  VOLUME_KEY,
  type Track,
} from '#core/collections/media/album.ts';

export interface PlayerState {
  /** The chosen track; -1 before anybody chose one. */
  index: number;
  isPlaying: boolean;
  hasFailed: boolean;
  seconds: number;
  /** Of the track; 0 while it is not known. */
  length: number;
  volume: number;
  isMuted: boolean;
}

export interface Player {
  toggle: (index?: number) => void;
  next: () => void;
  previous: () => void;
  skip: (seconds: number) => void;
  seek: (seconds: number) => void;
  setVolume: (volume: number) => void;
  mute: () => void;
}

export interface PlayerNow {
  player: Player;
  state: PlayerState;
}

/**
 * Plays an album: one track after the other, from the first click on. Nothing is fetched before. Tells its state at
 * once and whenever it changes; returns what ends it.
 */
export function makePlayer(
  { album, tracks }: { album: string; tracks: readonly Track[] },
  onChange: (now: PlayerNow) => void,
): () => void {
  const audio = new Audio();
  audio.preload = 'none';
  audio.volume = readVolume(remembered());
  let index = -1;
  let hasFailed = false;
  const listening = new AbortController();
  const { signal } = listening;

  const state = (): PlayerState => ({
    index,
    isPlaying: index >= 0 && !audio.paused && !hasFailed,
    hasFailed,
    seconds: audio.currentTime,
    length: Number.isFinite(audio.duration) ? audio.duration : 0,
    volume: audio.volume,
    isMuted: audio.muted,
  });
  const tell = () => onChange({ player, state: state() });

  const start = () => {
    // A pause that comes before the file does ends the wait; that is no failure.
    audio.play().catch(() => undefined);
  };
  const choose = (wanted: number) => {
    const track = tracks[wanted];
    if (!track || track.src === '') return;
    index = wanted;
    hasFailed = false;
    audio.src = track.src;
    start();
    describe(album, track);
    tell();
  };
  const player: Player = {
    toggle(wanted) {
      const target = wanted ?? (index < 0 ? trackAfter(tracks, -1) : index);
      if (target === undefined) return;
      if (target !== index || hasFailed) choose(target);
      else if (audio.paused) start();
      else audio.pause();
    },
    next() {
      const after = trackAfter(tracks, index);
      if (after !== undefined) choose(after);
    },
    previous() {
      const before = trackBefore(tracks, index, audio.currentTime);
      if (before === index) player.seek(0);
      else choose(before);
    },
    skip: (seconds) => player.seek(audio.currentTime + seconds),
    seek(seconds) {
      const { length } = state();
      audio.currentTime = Math.max(0, length > 0 ? Math.min(seconds, length) : seconds);
      tell();
    },
    setVolume(volume) {
      audio.volume = Math.min(1, Math.max(0, volume));
      audio.muted = false;
      remember(audio.volume);
      tell();
    },
    mute() {
      audio.muted = !audio.muted;
      tell();
    },
  };

  for (const name of ['play', 'pause', 'timeupdate', 'durationchange', 'volumechange'] as const)
    audio.addEventListener(name, tell, { signal });
  audio.addEventListener('ended', () => player.next(), { signal });
  audio.addEventListener(
    'error',
    () => {
      hasFailed = true;
      tell();
    },
    { signal },
  );
  const stopControls = offerControls(player);
  tell();
  return () => {
    listening.abort();
    stopControls();
    audio.pause();
    audio.removeAttribute('src');
  };
}

/** What a lock screen or a headset shows of the track. */
function describe(album: string, { title, artist }: Track): void {
  if ('mediaSession' in navigator)
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist, album });
}

/** Keys of keyboards and headsets, as far as this browser hands them on. */
function offerControls(player: Player): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  const { mediaSession } = navigator;
  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => player.toggle(),
    pause: () => player.toggle(),
    nexttrack: () => player.next(),
    previoustrack: () => player.previous(),
    seekbackward: ({ seekOffset }) => player.skip(-(seekOffset ?? SKIP_SECONDS)),
    seekforward: ({ seekOffset }) => player.skip(seekOffset ?? SKIP_SECONDS),
    seekto: ({ seekTime }) => seekTime !== undefined && player.seek(seekTime),
  };
  const set = (handlers: typeof actions) => {
    for (const name of Object.keys(actions) as MediaSessionAction[]) {
      try {
        mediaSession.setActionHandler(name, handlers[name] ?? null);
      } catch {
        // Not every browser knows every key.
      }
    }
  };
  set(actions);
  return () => {
    set({});
    mediaSession.metadata = null;
  };
}

function remembered(): string | null {
  try {
    return localStorage.getItem(VOLUME_KEY);
  } catch {
    return null;
  }
}

function remember(volume: number): void {
  try {
    localStorage.setItem(VOLUME_KEY, String(volume));
  } catch {
    // It stays as loud for this page alone.
  }
}
