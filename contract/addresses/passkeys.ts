export const askToAddPasskey = { method: 'POST', path: '/api/account/passkeys/ask' } as const;
export const addPasskey = { method: 'POST', path: '/api/account/passkeys' } as const;
export const renamePasskey = { method: 'POST', path: '/api/account/passkeys/rename' } as const;
export const removePasskey = { method: 'POST', path: '/api/account/passkeys/remove' } as const;
export const askToLogInByPasskey = { method: 'POST', path: '/api/auth/AskPasskey' } as const;
export const logInByPasskey = { method: 'POST', path: '/api/auth/LoginPasskey' } as const;
export const askToConfirmByPasskey = { method: 'POST', path: '/api/auth/AskIdentityPasskey' } as const;
export const confirmByPasskey = { method: 'POST', path: '/api/auth/ConfirmIdentityPasskey' } as const;
