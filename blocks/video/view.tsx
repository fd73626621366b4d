import { VIDEO_OVERLAY_NEEDS_EMBED } from '#core/messages/editing.ts';
import { readEmbed } from '#core/video/embed.ts';
import type { ViewProps } from '../kit/block.ts';
import { Island } from '../kit/islands.tsx';
import { Placeholder } from '../kit/placeholder.tsx';
import type { VideoValues } from './fields.ts';
import Video from './island.tsx';
import { Poster } from './poster.tsx';

export function VideoView({ id, values, isEditing }: ViewProps<VideoValues>) {
  const { source, html, file, title, caption, overlay, mode, shape } = values;
  const hasVideo = source === 'upload' ? file !== '' : readEmbed(html).type !== 'invalid';
  if (!hasVideo && isEditing)
    return (
      <Placeholder name="Video">
        {source === 'upload'
          ? 'Choose one of your files'
          : overlay.src === ''
            ? 'Paste an address or embed code'
            : VIDEO_OVERLAY_NEEDS_EMBED}
      </Placeholder>
    );
  if (!hasVideo && caption === '') return null;
  return (
    <figure className="video-block" data-shape={shape}>
      {hasVideo && (
        <Island
          name="video"
          wake="visible"
          component={Video}
          props={{ id }}
          content={[
            <Poster
              key="poster"
              html={source === 'embed' ? html : ''}
              file={source === 'upload' ? file : ''}
              title={title}
              overlay={overlay}
              mode={mode}
              sizes="(max-width: 800px) 100vw, 66vw"
            />,
          ]}
        />
      )}
      {caption !== '' && <figcaption className="video-caption">{caption}</figcaption>}
    </figure>
  );
}
