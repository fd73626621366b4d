import { fileNameOf } from '#core/assets/file-field.ts';
import type { ViewProps } from '../kit/block.tsx';
import { Picture } from '../kit/picture.tsx';
import type { AudioValues } from './fields.ts';
import { useWords } from '../kit/words.ts';

/** The browser's own player: it has keys, speed and a clock, and nothing comes before somebody presses play. */
export function AudioView({ values }: ViewProps<AudioValues>) {
  const say = useWords('blocks');
  const { file, title, author, image, transcript, isDownloadable } = values;
  const name = title || fileNameOf(file);
  return (
    <div className="audio">
      <Picture image={image} sizes="120px" />
      <div>
        <p className="audio-title">{name}</p>
        {author !== '' && <p className="audio-author">{author}</p>}
      </div>
      <audio controls preload="none" src={file} aria-label={name} />
      {isDownloadable && (
        <p className="audio-download">
          <a href={file} download="">
            {say('download')}
            <span className="visually-hidden"> {name}</span>
          </a>
        </p>
      )}
      {transcript !== '' && (
        <details>
          <summary>{say('transcript')}</summary>
          <p className="audio-transcript">{transcript}</p>
        </details>
      )}
    </div>
  );
}
