import { useLayoutEffect, useRef } from 'react';
import { useEditor, useFrame } from '../canvas/editor-context.ts';
import { zoomOf } from '../bars/bar.tsx';
import { useStore } from '../../kit/store.ts';
import type { RichEditor } from '../../kit/rich-text/rich-editor.ts';
import { menuPlace } from '../../kit/rich-text/menu-place.ts';
import { SlashChoices } from '../../kit/rich-text/slash-choices.tsx';

/** A line of text at most sizes; the menu may stand a little off a large one. */
const LINE_PX = 26;
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
    element.style.maxHeight = '';
    const line = { bottom: state.at.y, height: LINE_PX };
    const { top, room } = menuPlace(line, element.offsetHeight * zoom, innerHeight);
    if (element.offsetHeight * zoom > room) element.style.maxHeight = `${room / zoom}px`;
    element.style.transform = `translate3d(${state.at.x + scrollX}px, ${top + scrollY}px, 0) scale(${zoom})`;
    element.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  return <SlashChoices ref={ref} rich={rich} state={state} classes={NAMES} />;
}
