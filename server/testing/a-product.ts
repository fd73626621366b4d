import type { ProductDraft, VariantDraft } from '#contract/shop/products.ts';

export function aVariant(change: Partial<VariantDraft> = {}): VariantDraft {
  return {
    sku: '',
    price: 1000,
    salePrice: 0,
    onSale: false,
    unlimited: false,
    qtyInStock: 10,
    optionValues: [],
    weight: 0,
    width: 0,
    height: 0,
    length: 0,
    image: null,
    ...change,
  };
}

export function aProduct(change: Partial<ProductDraft> = {}): ProductDraft {
  return {
    type: 'PHYSICAL',
    title: 'Jam',
    slug: '',
    workflow: 'published',
    publishAt: null,
    description: { type: 'doc', content: [] },
    images: [],
    options: [],
    variants: [aVariant()],
    categories: [],
    tags: [],
    related: [],
    seoTitle: '',
    seoDescription: '',
    isTaxable: true,
    fileId: '',
    addOns: [],
    formId: '',
    formPlace: 'page',
    ...change,
  };
}

export const A_CONTACT = {
  email: 'ada@example.com',
  shipping: {
    firstName: 'Ada',
    lastName: 'Byron',
    line1: '1 Road',
    line2: '',
    city: 'Town',
    region: 'NY',
    postcode: '10001',
    country: 'US',
    phone: '',
  },
  billing: null,
  notes: '',
};
export const GOOD_CARD = { number: '4242424242424242', expires: '12/40', code: '123' };
