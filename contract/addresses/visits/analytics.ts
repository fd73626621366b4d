export const recordHit = { method: 'POST', path: '/api/census/RecordHit' } as const;
