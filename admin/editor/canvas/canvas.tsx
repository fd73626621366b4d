import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { PageContentContext } from '#blocks/kit/page-content.ts';
import { FooterMenu } from '#site/frame/footer.tsx';
import { SectionView } from '#site/section.tsx';
import { useDraftContent } from './use-draft-content.ts';
import { CanvasBlock } from './canvas-block.tsx';
import { useEditor, useSections } from './editor-context.ts';
import type { FramePage } from './frame-page.ts';
import { makePlacement } from './placement.ts';

/** The page's sections, drawn by the admin into the page itself with the same views visitors get. */
export function Canvas({ frame }: { frame: FramePage }) {
  return createPortal(<CanvasSections frame={frame} />, frame.main);
}

function CanvasSections({ frame }: { frame: FramePage }) {
  const { session, area } = useEditor();
  const sections = useSections();

  useLayoutEffect(() => {
    const placement = makePlacement(frame);
    const update = () => placement.update(session.body.get());
    update();
    const stop = session.body.subscribe(update);
    return () => {
      stop();
      placement.close();
    };
  }, [frame, session]);

  return (
    <PageContentContext value={useDraftContent(sections)}>
      {sections.map((section, index) => (
        <SectionView key={section.id} section={section} isFirst={index === 0} isEditing block={CanvasBlock} />
      ))}
      {area === 'footer' && <FooterMenu sections={sections} />}
    </PageContentContext>
  );
}
