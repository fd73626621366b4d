import { useLayoutEffect, useRef } from 'react';
import type { RichEditor } from '../../kit/rich-text/rich-editor.ts';
import { SLASH_NAME, slashWords } from '../../kit/rich-text/slash-menu.ts';
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
    <>
      <span role="status" className={classes.unseen}>
        {state && slashWords(state)}
      </span>
      {state && (
        <div ref={list} className={classes.slash} role="listbox" aria-label={SLASH_NAME}>
          {state.items.map((item, index) => (
            <div
              key={item.id}
              role="option"
              tabIndex={-1}
              className={classes.option}
              aria-selected={index === state.chosen}
              // The text keeps the keyboard.
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
      )}
    </>
  );
}
