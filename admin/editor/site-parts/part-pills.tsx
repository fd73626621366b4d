import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useEditor, useTextEditing } from '../canvas/editor-context.ts';
import type { FramePage } from '../canvas/frame-page.ts';
import { put } from '../canvas/marks.ts';
import { useFollow } from '../canvas/track.ts';
import { footerEditorPath } from '../../addresses/edited-part.ts';
import { useSitePartsIds } from './use-site-parts.ts';
import { say } from './words.ts';

const PARTS = { header: '.site-header', footer: '.site-footer' } as const;
type Part = keyof typeof PARTS;

/** Over the header or footer one points at: the way to change it. */
export function PartPills({ frame }: { frame: FramePage }) {
  const { area } = useEditor();
  const editing = useTextEditing();
  const part = usePointedPart(frame);
  if (area !== 'page' || part === undefined || editing) return null;
  return <PartPill key={part} frame={frame} part={part} />;
}

function PartPill({ frame, part }: { frame: FramePage; part: Part }) {
  const { panel } = useEditor();
  const parts = useSitePartsIds();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const ref = useFollow<HTMLDivElement>(
    () => frame.document.querySelector<HTMLElement>(PARTS[part]),
    (element, { left, top, width, height }) =>
      put(element, { left, top: part === 'header' ? top + height : top, width, height: 0 }),
  );
  const edit = () => {
    if (part === 'header') panel.set('header');
    else void parts?.session.flush().then(() => navigate(footerEditorPath(id)));
  };
  return (
    <div ref={ref} className={`add-line is-${part === 'header' ? 'top' : 'bottom'}`} hidden>
      <button type="button" onClick={edit}>
        {say('editPart', { part })}
      </button>
    </div>
  );
}

function usePointedPart({ document, overlay }: FramePage): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    const look = (event: PointerEvent) => {
      // On the pill itself it stays.
      if (event.composedPath().includes(overlay)) return;
      const target = event.target as Element | null;
      setPart(
        target?.closest?.(`${PARTS.header},.announcement`)
          ? 'header'
          : target?.closest?.(PARTS.footer)
            ? 'footer'
            : undefined,
      );
    };
    document.addEventListener('pointermove', look, { passive: true });
    return () => document.removeEventListener('pointermove', look);
  }, [document, overlay]);
  return part;
}
