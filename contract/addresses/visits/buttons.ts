/** Apart from hits: pages without buttons do not load them. */
export const buttonClick = { method: 'POST', path: '/api/census/button-click' } as const;
export const buttonRender = { method: 'POST', path: '/api/census/button-render' } as const;
