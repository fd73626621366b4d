const FORM_HOST = 'https://js.stripe.com';
const API_HOST = 'https://api.stripe.com';

/** The script that draws Stripe's own fields: card numbers go from there to Stripe, and never to us. */
export function stripeFormUrl(stripeUrl: string | undefined): string {
  return `${stripeUrl ?? FORM_HOST}/v3/`;
}

/** Whom a page with that form has to be allowed to talk to. */
export function stripeOrigins(stripeUrl: string | undefined): string[] {
  return stripeUrl === undefined
    ? [FORM_HOST, API_HOST, 'https://hooks.stripe.com']
    : [new URL(stripeUrl).origin];
}
