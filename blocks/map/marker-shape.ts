/** In pixels; also for the libraries of others. */
export const MARKER = { width: 48, height: 64 } as const;
export const MARKER_PATH = 'M24 2C12 2 3 11 3 23c0 15 21 39 21 39s21-24 21-39C45 11 36 2 24 2Z';
