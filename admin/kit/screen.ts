/** Where the panel takes the whole screen, and the menu is below it. */
export const PHONE = '(max-width: 767px)';
