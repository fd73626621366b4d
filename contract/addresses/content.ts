export const read = { method: 'GET', path: '/api/content/documents/:id' } as const;
