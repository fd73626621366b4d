export const create = { method: 'POST', path: '/api/sites' } as const;
export const duplicate = { method: 'POST', path: '/api/sites/:id/duplicate' } as const;
export const remove = { method: 'POST', path: '/api/sites/:id/remove' } as const;
export const restore = { method: 'POST', path: '/api/sites/:id/restore' } as const;
