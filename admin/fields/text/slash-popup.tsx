import { useLayoutEffect, useRef } from 'react';
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
    const { offsetHeight: height, offsetWidth: width } = element;
    const isLow = state.at.y + height + GAP_PX > innerHeight;
    const lineHeight = Number.parseFloat(getComputedStyle(rich.tiptap.view.dom).lineHeight) || 0;
    element.style.top = `${isLow ? state.at.y - lineHeight - height - GAP_PX : state.at.y + GAP_PX}px`;
    element.style.left = `${Math.min(state.at.x, innerWidth - width - GAP_PX)}px`;
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
