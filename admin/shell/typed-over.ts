import type { MouseEvent } from 'react';

/** A click within a field that somebody is in already puts the caret where it is wanted. */
let isInside = false;

/**
 * What a field holds is selected by the click that leads into it, as the Tab key selects it. A moment later would be
 * too late: on a busy machine somebody has typed by then, and the next key would take the place of what they typed.
 */
export const TYPED_OVER = {
  onMouseDown: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    isInside = currentTarget === document.activeElement;
  },
  onClick: ({ currentTarget: field }: MouseEvent<HTMLInputElement>) => {
    if (!isInside && field.selectionStart === field.selectionEnd) field.select();
    isInside = false;
  },
};
