import { useEffect, useState, type KeyboardEvent } from 'react';
import { PLAYER_KEYS, SKIP_SECONDS, type PlayerKey, type Track } from '#core/collections/media/album.ts';
import { clockWords } from '#core/collections/media/duration.ts';
import { Controls } from './controls.tsx';
import { makePlayer, type Player, type PlayerNow, type PlayerState } from './player.ts';
import { useWords } from '../kit/words.ts';

export interface AlbumProps {
  album: string;
  tracks: readonly Track[];
}

/** The tracks of an album. Without a script each has the browser's own player; awake, one plays them all. */
export default function Album({ album, tracks }: AlbumProps) {
  const say = useWords('player');
  const [live, setLive] = useState<PlayerNow | undefined>(undefined);
  useEffect(() => makePlayer({ album, tracks }, setLive), [album, tracks]);
  const { player, state } = live ?? {};
  const press = (event: KeyboardEvent) => {
    const key = PLAYER_KEYS[event.key.toLowerCase()];
    if (!player || key === undefined || event.ctrlKey || event.metaKey || event.altKey || takes(event))
      return;
    event.preventDefault();
    ACTS[key](player);
  };
  return (
    <div className="album" role="group" aria-label={say('tracksOf', { album })} onKeyDown={press}>
      {live && <Controls {...live} tracks={tracks} />}
      <ol className="album-tracks">
        {tracks.map((track, index) => (
          <li key={track.id} className="album-track" {...(state?.index === index && { 'data-here': '' })}>
            <TrackButton
              track={track}
              number={index + 1}
              isPlaying={state?.index === index && state.isPlaying}
              onPress={player && (() => player.toggle(index))}
            />
            <span className="album-title">
              <a href={track.path}>{track.title}</a>
              {track.artist !== '' && <span className="album-artist">{track.artist}</span>}
            </span>
            {!state && track.src !== '' && (
              <audio
                controls
                preload="none"
                src={track.src}
                aria-label={say('listenTo', { title: track.title })}
              />
            )}
            <span className="album-length">{lengthOf(track, state, index)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const ACTS: Readonly<Record<PlayerKey, (player: Player) => void>> = {
  toggle: (player) => player.toggle(),
  back: (player) => player.skip(-SKIP_SECONDS),
  forward: (player) => player.skip(SKIP_SECONDS),
  next: (player) => player.next(),
  previous: (player) => player.previous(),
  mute: (player) => player.mute(),
};

/** A space on a button presses it; letters mean nothing to buttons and sliders. */
function takes({ key, target }: KeyboardEvent): boolean {
  return key === ' ' && (target as Element).closest('button, a, input') !== null;
}

function TrackButton(props: {
  track: Track;
  number: number;
  isPlaying: boolean;
  onPress: (() => void) | undefined;
}) {
  const say = useWords('player');
  const { track, number, isPlaying, onPress } = props;
  if (!onPress || track.src === '')
    return (
      <span className="album-number" aria-hidden="true">
        {number}
      </span>
    );
  return (
    <button
      type="button"
      className="album-play"
      aria-label={say(isPlaying ? 'pauseTrack' : 'playTrack', { number, title: track.title })}
      onClick={onPress}
    >
      <span className="album-number" data-number={number} aria-hidden="true" />
      <span className="album-sign" data-sign={isPlaying ? 'pause' : 'play'} aria-hidden="true" />
    </button>
  );
}

function lengthOf({ duration }: Track, state: PlayerState | undefined, index: number): string {
  return duration === '' && state?.index === index && state.length > 0 ? clockWords(state.length) : duration;
}
