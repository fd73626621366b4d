import type { Editor as TipTap } from '@tiptap/core';
import { useCallback, useRef, useSyncExternalStore } from 'react';

/** What the caret stands in, for the buttons. */
export interface Format {
  line: string;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strike: boolean;
  code: boolean;
  link: boolean;
  colour: string;
  bullets: boolean;
  numbers: boolean;
  quote: boolean;
  align: string;
}

/** The letter is drawn first; the buttons follow it this much later. */
const FOLLOW_MS = 60;

/** Draws the buttons again only when one of them changes, not with every letter. */
export function useFormat(tiptap: TipTap): Format {
  const last = useRef<Format>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const follow = () => {
        timer ??= setTimeout(() => {
          timer = undefined;
          listener();
        }, FOLLOW_MS);
      };
      tiptap.on('transaction', follow);
      return () => {
        clearTimeout(timer);
        tiptap.off('transaction', follow);
      };
    },
    [tiptap],
  );
  return useSyncExternalStore(subscribe, () => {
    const next = readFormat(tiptap);
    if (!last.current || !isSameFormat(last.current, next)) last.current = next;
    return last.current;
  });
}

function readFormat(tiptap: TipTap): Format {
  const { parent } = tiptap.state.selection.$from;
  const { color } = tiptap.getAttributes('textStyle');
  const { level, textAlign } = parent.attrs;
  return {
    line: parent.type.name === 'heading' ? String(level) : 'p',
    bold: tiptap.isActive('bold'),
    italic: tiptap.isActive('italic'),
    underline: tiptap.isActive('underline'),
    strike: tiptap.isActive('strike'),
    code: tiptap.isActive('code'),
    link: tiptap.isActive('link'),
    colour: typeof color === 'string' ? color : '',
    bullets: tiptap.isActive('bulletList'),
    numbers: tiptap.isActive('orderedList'),
    quote: tiptap.isActive('blockquote'),
    align: typeof textAlign === 'string' ? textAlign : 'left',
  };
}

function isSameFormat(one: Format, other: Format): boolean {
  return (Object.keys(one) as (keyof Format)[]).every((name) => one[name] === other[name]);
}
