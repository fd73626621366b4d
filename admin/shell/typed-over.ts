import type { FocusEvent, MouseEvent } from 'react';

/** A field somebody came into by the click that is under way, or by a key. */
let entered: HTMLInputElement | undefined;

/**
 * What a field holds is selected by the click that leads into it, as the Tab key selects it. A moment later would be
 * too late: on a busy machine somebody has typed by then, and the next key would take the place of what they typed.
 */
export const TYPED_OVER = {
  onFocusCapture: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    entered = currentTarget;
  },
  onMouseDown: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    // Within a field, a click puts the caret where it is wanted.
    if (currentTarget === document.activeElement) entered = undefined;
  },
  onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = currentTarget;
    if (currentTarget === entered && selectionStart === selectionEnd) currentTarget.select();
    entered = undefined;
  },
};
