export const LOGOUT_TITLE = 'Logout Successful';
export const LOGOUT_MESSAGE = 'You have been successfully logged out.';
export const LOGOUT_FAILED = 'You are still logged in';
