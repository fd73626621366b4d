export const begin = { method: 'PUT', path: '/api/commerce/gift-card-checkout' } as const;
export const place = { method: 'POST', path: '/api/commerce/gift-card-checkout/place' } as const;
export const confirm = { method: 'POST', path: '/api/commerce/gift-card-checkout/confirm' } as const;
export const balance = { method: 'POST', path: '/api/commerce/gift-card-balance' } as const;
