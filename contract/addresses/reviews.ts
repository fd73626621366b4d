export const of = { method: 'GET', path: '/api/reviews/of/:id' } as const;
export const write = { method: 'POST', path: '/api/reviews' } as const;
