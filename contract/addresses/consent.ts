export const choose = { method: 'POST', path: '/api/consent' } as const;
