/**
 * Every table with a `site_id` is a tenant table: its keys start with it and row-level security is
 * forced on it at migration, as it is on those with an `owner_site`. The others belong to the platform.
 */
export * from './schema/accounts.ts';
export * from './schema/sites.ts';
export * from './schema/people/push.ts';
export * from './schema/content.ts';
export * from './schema/code.ts';
export * from './schema/consent.ts';
export * from './schema/assets.ts';
export * from './schema/billing.ts';
export * from './schema/mails.ts';
export * from './schema/outages.ts';
export * from './schema/nodes.ts';
export * from './schema/due.ts';
export * from './schema/find.ts';
export * from './schema/forms.ts';
export * from './schema/newsletter.ts';
export * from './schema/collections.ts';
export * from './schema/comments.ts';
export * from './schema/moving.ts';
export * from './schema/script-errors.ts';
export * from './schema/analytics.ts';
export * from './schema/shop/commerce.ts';
export * from './schema/shop/customers.ts';
export * from './schema/shop/subscriptions.ts';
export * from './schema/shop/members.ts';
export * from './schema/shop/reviews.ts';
export * from './schema/shop/donations.ts';
export * from './schema/shop/fast-forward.ts';
export * from './schema/shop/gift-cards.ts';
export * from './schema/experiments.ts';
export * from './schema/popup.ts';
export * from './schema/speed.ts';
export * from './schema/secrets.ts';
export * from './schema/installation.ts';
export * from './schema/languages/machine.ts';
