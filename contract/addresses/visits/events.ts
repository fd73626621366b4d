export const recordEvent = { method: 'POST', path: '/api/events/RecordEvent' } as const;
export const trace = { method: 'POST', path: '/api/events/Trace' } as const;
export const productEvent = { method: 'POST', path: '/api/v1/events' } as const;
export const track = { method: 'GET', path: '/api/track/Track' } as const;
