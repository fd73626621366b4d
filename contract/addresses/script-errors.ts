export const record = { method: 'POST', path: '/api/events/RecordJavascriptErrors' } as const;
