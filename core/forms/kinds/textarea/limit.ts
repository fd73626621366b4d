/** Far above what anybody types, far below what could hurt. */
export const MAX_TEXT_LENGTH = 50_000;
