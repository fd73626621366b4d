import { useLayoutEffect, useRef } from 'react';
import { useEditor, useFrame } from '../canvas/editor-context.ts';
import { zoomOf } from '../bars/bar.tsx';
import { useStore } from '../../kit/store.ts';
import type { RichEditor } from '../../kit/rich-text/rich-editor.ts';
import { SlashChoices } from '../../kit/rich-text/slash-choices.tsx';

const NAMES = { unseen: 'unseen', menu: 'menu', option: 'option' };

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
  return <SlashChoices ref={ref} rich={rich} state={state} classes={NAMES} />;
}
