export const MANAGE_COOKIES = 'Manage cookies';
