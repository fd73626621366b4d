export const signup = { method: 'POST', path: '/api/auth/Signup' } as const;
export const confirm = { method: 'POST', path: '/api/auth/Confirm' } as const;
export const requestReset = { method: 'POST', path: '/api/auth/RequestReset' } as const;
export const reset = { method: 'POST', path: '/api/auth/Reset' } as const;
export const login = { method: 'POST', path: '/api/auth/Login' } as const;
export const loginCode = { method: 'POST', path: '/api/auth/LoginCode' } as const;
export const logout = { method: 'POST', path: '/api/auth/Logout' } as const;
export const me = { method: 'GET', path: '/api/auth/Account' } as const;
