export const readSession = { method: 'GET', path: '/api/site-users/session' } as const;
export const logIn = { method: 'POST', path: '/api/site-users/session' } as const;
export const logOut = { method: 'DELETE', path: '/api/site-users/session' } as const;
export const signUp = { method: 'POST', path: '/api/site-users/sign-up' } as const;
export const askForLink = { method: 'POST', path: '/api/site-users/links' } as const;
export const choosePassword = { method: 'POST', path: '/api/site-users/links/password' } as const;
export const followLink = { method: 'POST', path: '/api/site-users/links/login' } as const;
export const read = { method: 'GET', path: '/api/site-users/account' } as const;
export const save = { method: 'PUT', path: '/api/site-users/account' } as const;
export const remove = { method: 'DELETE', path: '/api/site-users/account' } as const;
export const saveAddresses = { method: 'PUT', path: '/api/site-users/account/addresses' } as const;
export const changePassword = { method: 'PUT', path: '/api/site-users/account/password' } as const;
export const exportData = { method: 'GET', path: '/api/site-users/account/export' } as const;
export const listOrders = { method: 'GET', path: '/api/site-users/orders' } as const;
export const listGiftCards = { method: 'GET', path: '/api/site-users/gift-cards' } as const;
export const reorder = { method: 'POST', path: '/api/site-users/orders/:id/reorder' } as const;
export const listMemberships = { method: 'GET', path: '/api/site-users/memberships' } as const;
export const saveMembership = { method: 'PUT', path: '/api/site-users/memberships/:id' } as const;
export const listSubscriptions = { method: 'GET', path: '/api/site-users/subscriptions' } as const;
export const changeSubscription = {
  method: 'POST',
  path: '/api/site-users/subscriptions/:id/change',
} as const;
export const setSubscriptionCard = { method: 'PUT', path: '/api/site-users/subscriptions/:id/card' } as const;
export const confirmRenewal = { method: 'POST', path: '/api/site-users/subscriptions/:id/confirm' } as const;
export const readSubscription = { method: 'GET', path: '/api/commerce/subscription/:id' } as const;
export const setCardByLink = { method: 'PUT', path: '/api/commerce/subscription/:id/card' } as const;
export const confirmByLink = { method: 'POST', path: '/api/commerce/subscription/:id/confirm' } as const;
