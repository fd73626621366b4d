/** A clock, in the form builder and on the button that opens one. */
export const CLOCK_ICON = 'M12 7v5l3 2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z';
