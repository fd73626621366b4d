export const render = { method: 'POST', path: '/api/widget/GetWidgetRendering' } as const;
