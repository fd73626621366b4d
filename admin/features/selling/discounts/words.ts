import { catalogue } from '../../../words/catalogue.ts';

export const say = catalogue('features/selling/discounts', {
  saved: 'Discount saved.',
  deleted: 'Discount deleted.',
  percent: 'Percentage',
  amount: 'Amount',
  percentOffThose: 'Percentage off',
  cheapestAreReduced: '100 makes them free. The cheapest items of each set are discounted.',
  freeShipping: 'Free shipping',
  buyGet: 'Buy {buy}, get {get}',
  discounts: 'Discounts',
  addDiscount: 'Add discount',
  noDiscountsYetOne: 'No discounts yet',
  withCodeOrWithout: 'A discount can need a code or apply to every cart automatically.',
  discount: 'Discount',
  code: 'Code',
  value: 'Value',
  used: 'Used',
  status: 'Status',
  automatic: 'Automatic',
  usedOf: '{used} of {most}',
});
