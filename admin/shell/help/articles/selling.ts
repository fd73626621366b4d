import type { Article } from '../article.ts';

export const SELLING: readonly Article[] = [
  {
    id: 'add-product',
    title: 'Add a product',
    at: ['/selling/products'],
    also: 'sell variants options sizes colours price download service gift card subscription',
    parts: [
      [
        'Press *Add product* under *Selling*, *Products*.',
        'Write its name and description and add pictures.',
        'Set the price and how many you have. Tick ∞ for what never runs out.',
        'For sizes or colours press *Add an option* and type the values. Each combination becomes a variant with a price and stock of its own.',
        'Set the status to *Available* and press *Save*.',
      ],
      'Products take effect when you save them; there is nothing to publish. Buyers find them on pages with a block that shows products.',
    ],
  },
  {
    id: 'stock',
    title: 'Keep track of stock',
    at: ['/selling/inventory', '/selling/products'],
    also: 'inventory sold out running low',
    parts: [
      'Under *Selling*, *Inventory*, type what you counted and press *Save*. *Running low* and *Sold out* show what to order. Each sale takes its goods from the stock, and a cancelled order puts them back.',
    ],
  },
  {
    id: 'payments',
    title: 'Get paid',
    at: ['/selling/settings', '/selling'],
    also: 'stripe mollie card bank transfer cash apple pay google pay test mode',
    parts: [
      'Until you connect a provider, your checkout accepts test cards only, and no money moves.',
      [
        'Open *Selling*, *Settings*, and choose *Payments*.',
        'Press the button that connects *Stripe* or *Mollie*.',
        'Paste the keys that you find at the provider under Developers.',
      ],
      'Place a test order yourself before you go live.',
    ],
  },
  {
    id: 'shipping-tax',
    title: 'Shipping and taxes',
    at: ['/selling/settings'],
    also: 'zones rates delivery vat postage free shipping',
    parts: [
      'Under *Selling*, *Settings*, *Shipping*, add a zone for each group of countries you ship to, with its rates. Buyers elsewhere are told that you do not ship there.',
      '*Taxes* has a rule for each place where you charge tax. *Prices include tax* says whether it is part of your prices or added to them.',
    ],
  },
  {
    id: 'orders',
    title: 'Fulfil and refund an order',
    at: ['/selling/orders', '/selling'],
    also: 'ship tracking invoice packing slip cancel money back return',
    parts: [
      [
        'Open the order under *Selling*, *Orders*.',
        'Print the *Packing slip* and pack it.',
        'Press *Fulfil*, add the tracking number, and press *Mark as fulfilled*. The buyer gets an email.',
      ],
      'To give money back, press *Refund* and enter the amount. *Put everything back into stock* returns the goods to your stock. *Cancel order* ends an order that was not sent.',
    ],
  },
  {
    id: 'discounts',
    title: 'Offer a discount',
    at: ['/selling/discounts'],
    also: 'coupon code voucher sale percent gift card',
    parts: [
      [
        'Press *Add discount* under *Selling*, *Marketing*.',
        'Type a code, or leave it empty to apply the discount by itself.',
        'Choose a percentage, an amount, free shipping or *Buy some, get some*.',
        'Limit it to products, dates or a number of uses where you want to.',
      ],
      'For a single product, turn on its sale price instead.',
    ],
  },
];
