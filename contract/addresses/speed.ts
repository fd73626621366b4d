export const settings = { method: 'GET', path: '/api/1/performance/settings' } as const;
export const record = { method: 'POST', path: '/api/1/performance/records' } as const;
