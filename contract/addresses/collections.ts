export const preview = { method: 'GET', path: '/api/search/preview' } as const;
