export const drawing = { method: 'GET', path: '/api/maps/drawing' } as const;
