export const list = { method: 'GET', path: '/api/assets' } as const;
