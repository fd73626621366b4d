export const retryJobs = { method: 'POST', path: '/api/operator/jobs/retry' } as const;
export const retryJob = { method: 'POST', path: '/api/operator/jobs/:id/retry' } as const;
export const resendMails = { method: 'POST', path: '/api/operator/mails/resend' } as const;
