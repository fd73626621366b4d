import { useLayoutEffect, useRef } from 'react';
import { menuPlace } from '../../kit/rich-text/menu-place.ts';
import type { RichEditor } from '../../kit/rich-text/rich-editor.ts';
import { SlashChoices } from '../../kit/rich-text/slash-choices.tsx';
import { useStore } from '../../kit/store.ts';
import classes from './writing.module.css';

const GAP_PX = 6;

/** What a line can become that begins with a slash, below it or, where there is no room, above. */
export function SlashPopup({ rich }: { rich: RichEditor }) {
  const state = useStore(rich.slash.state, (value) => value);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !state) return;
    element.style.maxHeight = '';
    const lineHeight = Number.parseFloat(getComputedStyle(rich.tiptap.view.dom).lineHeight) || 0;
    const line = { bottom: state.at.y, height: lineHeight };
    const { top, room } = menuPlace(line, element.offsetHeight, innerHeight);
    element.style.top = `${top}px`;
    element.style.left = `${Math.min(state.at.x, innerWidth - element.offsetWidth - GAP_PX)}px`;
    if (element.offsetHeight > room) element.style.maxHeight = `${room}px`;
    element.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <SlashChoices
      ref={list}
      rich={rich}
      state={state}
      classes={{ unseen: classes.unseen, menu: classes.slash, option: classes.option }}
    />
  );
}
