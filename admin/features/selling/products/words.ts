import { catalogue } from '../../../words/catalogue.ts';

export const say = catalogue('features/selling/products', {
  noStock: 'Stock is 0, so visitors see “Sold out”. Enter how many you have.',
  dropLimit: 'Don’t track stock',
  view: 'View',
  unlimited: 'Unlimited stock',
});
