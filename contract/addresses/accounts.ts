export const changeName = { method: 'POST', path: '/api/account/name' } as const;
export const changeLanguage = { method: 'POST', path: '/api/account/language' } as const;
export const changeEmail = { method: 'POST', path: '/api/account/email' } as const;
export const changePassword = { method: 'POST', path: '/api/account/password' } as const;
export const endSession = { method: 'POST', path: '/api/account/sessions/end' } as const;
export const endSessions = { method: 'POST', path: '/api/account/sessions/end-all' } as const;
export const startTwoFactor = { method: 'POST', path: '/api/account/two-factor/start' } as const;
export const confirmTwoFactor = { method: 'POST', path: '/api/account/two-factor/confirm' } as const;
export const stopTwoFactor = { method: 'POST', path: '/api/account/two-factor/stop' } as const;

// What those who run the server do about all sites.
export const retryJobs = { method: 'POST', path: '/api/operator/jobs/retry' } as const;
export const retryJob = { method: 'POST', path: '/api/operator/jobs/:id/retry' } as const;
export const resendMails = { method: 'POST', path: '/api/operator/mails/resend' } as const;
