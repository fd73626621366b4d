import type { Track } from '#core/collections/media/album.ts';
import { clockWords } from '#core/collections/media/duration.ts';
import type { Player, PlayerState } from './player.ts';
import { useWords } from '../kit/words.ts';

/** What is playing, how far it is, how loud. */
export function Controls(props: { player: Player; state: PlayerState; tracks: readonly Track[] }) {
  const say = useWords('player');
  const { player, state, tracks } = props;
  const { index, isPlaying, hasFailed, seconds, length, volume, isMuted } = state;
  const track = tracks[index];
  return (
    <div className="album-player">
      <div className="album-buttons">
        <Press
          label={say('previousTrack')}
          keys="p"
          sign="previous"
          onPress={player.previous}
          isOff={!track}
        />
        <Press
          label={say(isPlaying ? 'pause' : 'play')}
          keys="k"
          sign={isPlaying ? 'pause' : 'play'}
          onPress={() => player.toggle()}
        />
        <Press label={say('nextTrack')} keys="n" sign="next" onPress={player.next} isOff={!track} />
      </div>
      <p className="album-now" role="status">
        {hasFailed && track
          ? say('cannotPlay', { title: track.title })
          : (track?.title ?? say('chooseTrack'))}
      </p>
      <div className="album-time">
        <span>{clockWords(seconds)}</span>
        <input
          type="range"
          aria-label={say('placeInTrack')}
          aria-valuetext={say('timeOf', { now: clockWords(seconds), length: clockWords(length) })}
          min={0}
          max={Math.max(1, Math.floor(length))}
          value={Math.floor(seconds)}
          disabled={length === 0}
          onInput={(event) => player.seek(Number(event.currentTarget.value))}
        />
        <span>{length > 0 ? clockWords(length) : track?.duration}</span>
      </div>
      <div className="album-volume">
        <Press
          label={say(isMuted ? 'soundOn' : 'soundOff')}
          keys="m"
          sign={isMuted || volume === 0 ? 'muted' : 'loud'}
          onPress={player.mute}
        />
        <input
          type="range"
          aria-label={say('volume')}
          aria-valuetext={say('percent', { value: Math.round(volume * 100) })}
          min={0}
          max={1}
          step={0.05}
          value={isMuted ? 0 : volume}
          onInput={(event) => player.setVolume(Number(event.currentTarget.value))}
        />
      </div>
    </div>
  );
}

function Press(props: { label: string; keys: string; sign: string; onPress: () => void; isOff?: boolean }) {
  const { label, keys, sign, onPress, isOff = false } = props;
  return (
    <button
      type="button"
      className="album-press"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={`${label} (${keys})`}
      disabled={isOff}
      onClick={onPress}
    >
      <span className="album-sign" data-sign={sign} aria-hidden="true" />
    </button>
  );
}
