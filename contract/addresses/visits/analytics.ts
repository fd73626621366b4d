export const recordHit = { method: 'POST', path: '/api/census/RecordHit' } as const;
export const buttonClick = { method: 'POST', path: '/api/census/button-click' } as const;
export const buttonRender = { method: 'POST', path: '/api/census/button-render' } as const;
