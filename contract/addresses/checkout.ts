export const begin = { method: 'GET', path: '/api/commerce/checkout' } as const;
export const saveContact = { method: 'PUT', path: '/api/commerce/checkout/contact' } as const;
export const place = { method: 'POST', path: '/api/commerce/checkout/place' } as const;
export const confirm = { method: 'POST', path: '/api/commerce/checkout/confirm' } as const;
