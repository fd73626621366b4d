import { catalogue } from '../../../words/catalogue.ts';

export const say = catalogue('features/selling/shop', {
  deleteName: 'Delete “{name}”',
  save: 'Save',
  orders: 'Orders',
  abandonedCarts: 'Abandoned carts',
  donations: 'Donations',
  products: 'Products',
  categories: 'Categories',
  inventory: 'Inventory',
  customers: 'Customers',
  subscriptions: 'Subscriptions',
  memberAreas: 'Member areas',
  discounts: 'Discounts',
  giftCards: 'Gift cards',
  sales: 'Sales',
  fastForward: 'Fast-forward',
  settings: 'Settings',
  selling: 'Selling',
});
