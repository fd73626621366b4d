import { useContext } from 'react';
import { categoryOfAddress } from '#core/consent/contacts.ts';
import { playerFrames } from '#core/video/frames.ts';
import { ConsentContext } from '../kit/consent-context.ts';
import { heldFrame } from '../kit/held/held-frame.ts';
import type { ImageValue } from '#core/fields/index.ts';
import { readEmbed } from '#core/video/embed.ts';
import { VIDEO_ASPECT_PADDING } from '#core/video/player.ts';
import { Picture } from '../kit/picture.tsx';
import { useWords } from '../kit/words.ts';

/** The very first frame is often black. */
const FIRST_FRAME_S = 0.1;

export interface PosterProps {
  /** Rebuilt embed code, or the path of a file of the site. */
  html: string;
  file?: string;
  title: string;
  overlay: ImageValue;
  mode: 'fit' | 'fill' | 'none' | null;
  sizes: string;
}

/** What stands for a video until somebody plays it: nothing of another site is loaded before. */
export function Poster({ html, file = '', title, overlay, mode, sizes }: PosterProps) {
  const say = useWords('video');
  const embed = readEmbed(html);
  const ratio = embed.ratio ?? 100 / VIDEO_ASPECT_PADDING;
  const name = title || embed.title;
  const { holds } = useContext(ConsentContext);
  const [player] = file === '' ? playerFrames(html) : [];
  const category = categoryOfAddress(player ?? '');
  const held =
    player !== undefined && holds(category) ? heldFrame(player, { category, kind: 'video' }) : undefined;
  return (
    <div
      className="video"
      data-provider={file === '' ? embed.providerName : 'file'}
      data-src={file === '' ? embed.src : file}
      data-embed-type={file === '' ? embed.type : 'file'}
      data-held={held}
      data-title={name}
      {...(mode !== null && { 'data-mode': mode })}
      style={{ '--video-ratio': ratio.toFixed(4) } as React.CSSProperties}
    >
      <button
        type="button"
        className="video-overlay"
        aria-label={name === '' ? say('playVideo') : say('playNamed', { name })}
      >
        {overlay.src !== '' && <Picture image={{ ...overlay, alt: '' }} sizes={sizes} />}
        {overlay.src === '' && file !== '' && <FirstFrame file={file} />}
        <span className="video-play" />
      </button>
      <noscript>
        <a className="video-link" href={file === '' ? embed.src : file}>
          {name === '' ? say('watchVideo') : say('watchNamed', { name })}
        </a>
      </noscript>
    </div>
  );
}

/** A film of the site stands for itself: only its beginning is fetched. */
function FirstFrame({ file }: { file: string }) {
  return (
    <video
      src={`${file}#t=${FIRST_FRAME_S}`}
      preload="metadata"
      muted
      playsInline
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
    />
  );
}
