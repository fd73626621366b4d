import type { ViewProps } from '../kit/block.tsx';
import { Island } from '../kit/islands.tsx';
import { Placeholder } from '../kit/placeholder.tsx';
import type { VideoValues } from './fields.ts';
import Video from './island.tsx';
import { Poster } from './poster.tsx';
import { hasVideo, hint, problemOf } from './video.ts';

export function VideoView({ id, values, isEditing }: ViewProps<VideoValues>) {
  const { source, html, file, title, caption, overlay, mode, shape } = values;
  const isThere = hasVideo(values);
  if (!isThere && isEditing) return <Placeholder name="Video">{hint(values)}</Placeholder>;
  return (
    <figure className="video-block" data-shape={shape}>
      {isThere && (
        <Island
          name="video"
          wake="visible"
          component={Video}
          props={{ id }}
          words={['video']}
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
      {!isThere && <i hidden data-console={problemOf(values)} />}
      {caption !== '' && <figcaption className="video-caption">{caption}</figcaption>}
    </figure>
  );
}
