import type { Found } from '#contract/sites/find.ts';

const PATHS: Readonly<Record<Found['kind'], (thing: Pick<Found, 'id' | 'collectionId'>) => string>> = {
  page: ({ id }) => `/pages/${id}`,
  collection: ({ id }) => `/collections/${id}`,
  item: ({ id, collectionId }) => `/collections/${collectionId}/${id}`,
  product: ({ id }) => `/selling/products/${id}`,
  order: ({ id }) => `/selling/orders/${id}`,
  customer: ({ id }) => `/selling/customers/${id}`,
  form: ({ id }) => `/forms/${id}`,
  file: ({ id }) => `/assets/${id}`,
  person: () => '/settings/permissions',
};

/** Where a thing of the site is opened in the admin. */
export const thingPath = (thing: Pick<Found, 'kind' | 'id' | 'collectionId'>) => PATHS[thing.kind](thing);
