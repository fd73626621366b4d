import { Island } from '#blocks/kit/islands.tsx';
import SectionVideoIsland from './island.tsx';

/** A silent film behind a section. Before it plays, and for whoever it does not play for, its picture stands there. */
export function SectionVideo({ file, isEditing }: { file: string; isEditing: boolean }) {
  // Nothing moves on the canvas: the first frame shows what it is.
  if (isEditing)
    return (
      <video className="section-background" src={`${file}#t=0.1`} muted playsInline preload="metadata" />
    );
  return (
    <Island
      name="section-video"
      wake="visible"
      component={SectionVideoIsland}
      props={{ file }}
      words={['video']}
    />
  );
}
