export const leave = { method: 'POST', path: '/api/sites/:id/leave' } as const;
export const accept = { method: 'POST', path: '/api/invitations/accept' } as const;
