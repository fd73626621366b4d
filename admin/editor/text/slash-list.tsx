import { useLayoutEffect, useRef, type Ref } from 'react';
import { useEditor, useFrame } from '../canvas/editor-context.ts';
import { zoomOf } from '../bars/bar.tsx';
import { useStore } from '../../kit/store.ts';
import type { RichEditor } from '../../kit/rich-text/rich-editor.ts';
import { SLASH_NAME, slashWords, type SlashState } from '../../kit/rich-text/slash-menu.ts';

export function SlashList() {
  const { rich } = useEditor();
  const open = useStore(rich, (value) => value);
  return open ? <OpenList rich={open} /> : null;
}

function OpenList({ rich }: { rich: RichEditor }) {
  const frame = useFrame();
  const state = useStore(rich.slash.state, (value) => value);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !state || !frame) return;
    const { scrollX, scrollY, innerHeight } = frame.window;
    const zoom = zoomOf(element);
    const height = element.offsetHeight * zoom;
    const isLow = state.at.y + height + 12 > innerHeight;
    const y = isLow ? state.at.y - height - 32 : state.at.y + 6;
    element.style.transform = `translate3d(${state.at.x + scrollX}px, ${y + scrollY}px, 0) scale(${zoom})`;
    element.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <>
      {/* The keyboard stays in the text, which is outside of this root: only words can tell what is chosen. */}
      <div role="status" className="unseen">
        {state && slashWords(state)}
      </div>
      {state && <Menu ref={ref} state={state} rich={rich} />}
    </>
  );
}

function Menu({ ref, state, rich }: { ref: Ref<HTMLDivElement>; state: SlashState; rich: RichEditor }) {
  return (
    <div ref={ref} className="menu" role="listbox" aria-label={SLASH_NAME}>
      {state.items.map((item, index) => (
        <div
          key={item.id}
          role="option"
          className="option"
          aria-selected={index === state.chosen}
          onMouseDown={(event) => {
            event.preventDefault();
            rich.slash.choose(item, rich.tiptap);
          }}
        >
          <item.icon size={16} aria-hidden="true" />
          {item.label}
        </div>
      ))}
    </div>
  );
}
