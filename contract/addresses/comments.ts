export const of = { method: 'GET', path: '/api/comments/of/:id' } as const;
export const write = { method: 'POST', path: '/api/comments' } as const;
export const like = { method: 'POST', path: '/api/comments/:id/like' } as const;
