export const count = { method: 'POST', path: '/api/experiments/count' } as const;
