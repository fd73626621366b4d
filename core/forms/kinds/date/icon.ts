/** A calendar, in the form builder and on the button that opens one. */
export const CALENDAR_ICON =
  'M3 9h18M8 3v4m8-4v4M5 5h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z';
