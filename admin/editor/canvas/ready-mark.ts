/** The mark in the browser's timeline by which measurements know that one can begin. */
export const READY_MARK = 'plinth-editor-ready';
