export const choose = { method: 'POST', path: '/api/consent' } as const;
/** The page on which visitors see and change what they have agreed to. */
export const manage = { method: 'GET', path: '/api/consent/manage' } as const;
/** A style sheet that hides the banner from who has chosen; asked for by browsers without scripts alone. */
export const state = { method: 'GET', path: '/api/consent/state.css' } as const;
/** What comes from another host, in a document of its own. */
export const frame = { method: 'GET', path: '/api/consent/frame' } as const;
