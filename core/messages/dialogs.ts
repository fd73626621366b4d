/** Buttons of dialogs, unless whoever asks has better words. */
export const OKAY = 'Okay';
export const CONFIRM = 'Yes';
export const REJECT = 'No';
export const CANCEL = 'Cancel';
