import { Suspense, useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useEditor, useTextEditing } from '../canvas/editor-context.ts';
import type { FramePage } from '../canvas/frame-page.ts';
import { loadTextTools } from '../text/text-tools.ts';
import { PartPills } from '../site-parts/part-pills.tsx';
import { AddLines } from './add-lines.tsx';
import { BlockBar } from './block-bar.tsx';
import { HoverBox, SelectionBoxes } from './outlines.tsx';
import { SectionBar } from './section-bar.tsx';
import { TextMarks } from '../languages/text-marks.tsx';
import { makeTracker, TrackerContext } from '../canvas/track.ts';
import { part } from '../../kit/opening/part.ts';

const TextBar = part(async () => ({ default: (await loadTextTools()).TextBar }));
const SlashList = part(async () => ({ default: (await loadTextTools()).SlashList }));

/** Everything the editor draws over the page, in a shadow root where the site's styles do not reach. */
export function Overlay({ frame }: { frame: FramePage }) {
  const editor = useEditor();
  const tracker = useMemo(() => makeTracker(frame), [frame]);

  useLayoutEffect(() => {
    const stops = [editor.session.body, editor.layout, editor.text].map((store) =>
      store.subscribe(tracker.look),
    );
    // Pictures and fonts that arrive late move what stands below them.
    frame.document.addEventListener('load', tracker.look, { capture: true });
    return () => {
      for (const stop of stops) stop();
      frame.document.removeEventListener('load', tracker.look, { capture: true });
      tracker.close();
    };
  }, [editor, frame, tracker]);

  return createPortal(
    <TrackerContext value={tracker}>
      <div className="overlay">
        <HoverBox frame={frame} />
        {!editor.session.translation && <PartPills frame={frame} />}
        {!editor.session.translation && <AddLines frame={frame} />}
        <TextMarks frame={frame} />
        <SelectionBoxes frame={frame} />
        <SectionBar frame={frame} />
        <BlockBar frame={frame} />
        <TextTools frame={frame} />
      </div>
    </TrackerContext>,
    frame.overlay,
  );
}

function TextTools({ frame }: { frame: FramePage }) {
  if (!useTextEditing()) return null;
  return (
    <Suspense>
      <TextBar frame={frame} />
      <SlashList />
    </Suspense>
  );
}
