/** Asked for by pages of the site, which have no rights of their own. */
export const unbought = { method: 'GET', path: '/api/assets/unbought' } as const;
export const list = { method: 'GET', path: '/api/assets' } as const;
