export const give = { method: 'POST', path: '/api/donations' } as const;
export const confirm = { method: 'POST', path: '/api/donations/:id/confirm' } as const;
export const listMonthly = { method: 'GET', path: '/api/site-users/donations' } as const;
