/** Called by providers: no route of the contract, since its body is read as bytes. */
export const webhook = { method: 'POST', path: '/api/payments/webhook/:provider' } as const;
