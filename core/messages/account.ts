export const LOGOUT_TITLE = 'Logout Successful';
export const LOGOUT_MESSAGE = 'You have been successfully logged out.';
export const LOGOUT_FAILED = 'You are still logged in';
export const OKAY = 'Okay';

export const PREVIEW_ONLY_TITLE = 'Preview Only';
export const PREVIEW_ONLY_MESSAGE = 'Please log out of your account in order to use the {block} Block.';
/** Fills the {block} place for the first reservation block. */
export const OPEN_TABLE = 'OpenTable';
