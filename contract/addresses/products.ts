export const open = { method: 'GET', path: '/api/commerce/catalogue/:slug' } as const;
export const quickView = { method: 'POST', path: '/api/census/RecordQuickView/:id' } as const;
