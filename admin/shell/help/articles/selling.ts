import type { Article } from '../article.ts';
import { say } from './words.ts';

export const SELLING: readonly Article[] = [
  {
    id: 'add-product',
    title: say('addAProduct'),
    at: ['/selling/products'],
    also: say('sellVariantsOptionsSizes'),
    parts: [
      [
        say('pressAddProductUnder'),
        say('writeItsNameAnd'),
        say('setThePriceAnd'),
        say('forSizesOrColours'),
        say('setTheStatusTo'),
      ],
      say('productsTakeEffectWhen'),
    ],
    picture: { screen: '/selling/products', shows: 'Products', alt: say('pictureAddProduct') },
  },
  {
    id: 'many-products',
    title: say('changeManyProducts'),
    at: ['/selling/products/edit', '/selling/products'],
    also: say('bulkEditSpreadsheetPrices'),
    parts: [
      [say('selectProductsInThe'), say('typeIntoACell'), say('pasteAColumnFrom'), say('pressSaveOnce')],
      say('savedAllOrNothing'),
    ],
    picture: { screen: '/selling/products/edit', shows: 'Edit products', alt: say('pictureManyProducts') },
  },
  {
    id: 'stock',
    title: say('keepTrackOfStock'),
    at: ['/selling/inventory', '/selling/products'],
    also: say('inventorySoldOutRunning'),
    parts: [say('underSellingInventoryType')],
    picture: { screen: '/selling/inventory', shows: 'Inventory', alt: say('pictureStock') },
  },
  {
    id: 'payments',
    title: say('getPaid'),
    at: ['/selling/settings', '/selling'],
    also: say('stripeMollieCardBank'),
    parts: [
      say('untilYouConnectA'),
      [say('openSellingSettingsAnd'), say('pressTheButtonThat'), say('pasteTheKeysThat')],
      say('placeATestOrder'),
    ],
  },
  {
    id: 'shipping-tax',
    title: say('shippingAndTaxes'),
    at: ['/selling/settings'],
    also: say('zonesRatesDeliveryVat'),
    parts: [say('underSellingSettingsShipping'), say('taxesHasARule')],
  },
  {
    id: 'orders',
    title: say('fulfilAndRefundAn'),
    at: ['/selling/orders', '/selling'],
    also: say('shipTrackingInvoicePacking'),
    parts: [
      [say('openTheOrderUnder'), say('printThePackingSlip'), say('pressFulfilAddThe')],
      say('toGiveMoneyBack'),
    ],
    picture: { screen: '/selling/orders', shows: 'Orders', alt: say('pictureOrders') },
  },
  {
    id: 'views',
    title: say('keepAViewOf'),
    at: ['/selling/orders', '/selling/products'],
    also: say('savedFilterTab'),
    parts: [say('narrowTheListAnd')],
  },
  {
    id: 'discounts',
    title: say('offerADiscount'),
    at: ['/selling/discounts'],
    also: say('couponCodeVoucherSale'),
    parts: [
      [
        say('pressAddDiscountUnder'),
        say('typeACodeOr'),
        say('chooseAPercentageAn'),
        say('limitItToProducts'),
      ],
      say('forASingleProduct'),
    ],
    picture: { screen: '/selling/discounts', shows: 'Discounts', alt: say('pictureDiscounts') },
  },
];
