/** What is told of the pop-up: it was shown, closed, its form was sent, its button was pressed. */
export const POPUP_EVENTS = ['render', 'close', 'submit', 'click'] as const;
export type PopupEvent = (typeof POPUP_EVENTS)[number];

/** Heard on the page by what has to know that the forms inside it can be seen now. */
export const POPUP_SHOWN_EVENT = 'popup:shown';
