export const record = { method: 'POST', path: '/api/census/overlay' } as const;
