import { useEditor, useTextEditing } from '../canvas/editor-context.ts';
import type { FramePage } from '../canvas/frame-page.ts';
import { put } from '../canvas/marks.ts';
import { useFollow } from '../canvas/track.ts';
import { useStore } from '../../kit/store.ts';
import type { MatchedText } from '#core/languages/translation.ts';
import { elementOf, pathOf } from './open-texts.ts';
import { say } from './words.ts';

/** Marks on the page: at each text that is not said in the language, or was said of other words. */
export function TextMarks({ frame }: { frame: FramePage }) {
  const { session } = useEditor();
  const editing = useTextEditing();
  const texts = useStore(session.body, () => session.translation?.texts());
  if (!texts) return null;
  return [...texts.values()]
    .filter(
      (text) =>
        text.state !== 'translated' && !(editing?.blockId === text.blockId && editing.path === pathOf(text)),
    )
    .map((text) => <Mark key={text.key} frame={frame} text={text} />);
}

function Mark({ frame, text }: { frame: FramePage; text: MatchedText }) {
  const ref = useFollow<HTMLDivElement>(() => elementOf(frame, text), put);
  return (
    <div ref={ref} className={`text-mark is-${text.state}`} hidden>
      {text.state === 'outOfDate' && <span className="name">{say('outOfDate')}</span>}
      {text.state === 'machine' && <span className="name">{say('machineTranslated')}</span>}
    </div>
  );
}
