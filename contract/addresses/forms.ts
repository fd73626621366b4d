export const key = { method: 'POST', path: '/api/form/FormSubmissionKey' } as const;
export const save = { method: 'POST', path: '/api/form/SaveFormSubmission' } as const;
export const post = { method: 'POST', path: '/api/form/Post' } as const;
export const upload = { method: 'POST', path: '/api/form/Upload' } as const;
export const challenge = { method: 'GET', path: '/api/form/Challenge' } as const;
export const render = { method: 'POST', path: '/api/census/form-render' } as const;
export const progress = { method: 'POST', path: '/api/census/form-progress' } as const;
