import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AddOn } from '#core/commerce/catalogue/add-ons.ts';
import type { ProductForm } from '#core/commerce/catalogue/product-form.ts';
import type { SubscriptionPlan } from '#core/commerce/catalogue/subscription-plan.ts';
import type { InstallmentOffer } from '#core/commerce/pricing/installments.ts';
import type { ShopVariant } from '#core/commerce/catalogue/shop.ts';
import { type CurrencyCode, NO_CENTS } from '#core/money/currency.ts';
import { renditionUrl } from '#core/images/images.ts';
import type { PublicProduct } from '#contract/shop/products.ts';
import { open as openProduct, quickView } from '#contract/addresses/products.ts';
import { call } from '#browser/http/call.ts';
import { tell } from '#browser/http/tell.ts';
import BuyBox from '../buy-box/island.tsx';
import { useWords } from '../../kit/words.ts';

export interface QuickViewProps {
  currency: CurrencyCode;
  locale: string;
  isExpress: boolean;
  offer: InstallmentOffer;
}

interface Peeked {
  title: string;
  url: string;
  picture: string;
  pictures: Readonly<Record<string, string>>;
  variants: Pick<
    ShopVariant,
    'id' | 'price' | 'salePrice' | 'onSale' | 'unlimited' | 'qtyInStock' | 'optionValues' | 'sku'
  >[];
  addOns: AddOn[];
  form: ProductForm | null;
  plan: SubscriptionPlan | null;
}

/** Half of the dialog, on a screen with two dots to the pixel. */
const PICTURE_WIDTH = 1000;

/** A download has no variants to choose from: what goes into the cart is the product itself. */
function variantsOf({ structuredContent, onlyVariantId }: PublicProduct): Peeked['variants'] {
  const { variants, priceCents = NO_CENTS, salePriceCents = NO_CENTS, onSale = false } = structuredContent;
  if (onlyVariantId === null) return variants;
  const prices = { price: priceCents, salePrice: salePriceCents, onSale };
  return [{ id: onlyVariantId, sku: '', ...prices, unlimited: true, qtyInStock: 0, optionValues: [] }];
}

/** A product in a dialog over the list. Its buttons stand in the cards and show themselves once this is awake. */
export default function QuickView(props: QuickViewProps) {
  const say = useWords('buying');
  const [peeked, setPeeked] = useState<Peeked>();
  const [chosen, setChosen] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);

  const open = useEffectEvent(async (button: HTMLElement) => {
    const slug = button.dataset['quickView'] ?? '';
    const picture = button.closest('.product-card')?.querySelector('img')?.currentSrc ?? '';
    try {
      const found = await call(openProduct, { params: { slug } });
      // They are bought at a checkout of their own.
      if (found.structuredContent.productType === 'GIFT_CARD') return location.assign(found.fullUrl);
      setPeeked({
        title: found.title,
        url: found.fullUrl,
        picture,
        pictures: found.pictures,
        variants: variantsOf(found),
        addOns: found.addOns,
        form: found.form,
        plan: found.structuredContent.subscriptionPlan ?? null,
      });
      setChosen('');
      dialog.current?.showModal();
      if ('counts' in document.documentElement.dataset) tell(quickView, { params: { id: found.id } });
    } catch {
      location.assign(button.dataset['url'] ?? '/shop');
    }
  });

  useEffect(() => {
    const list = dialog.current?.closest('[data-island]')?.parentElement;
    const buttons = [...(list?.querySelectorAll<HTMLElement>('[data-quick-view]') ?? [])];
    const listening = new AbortController();
    for (const button of buttons) {
      button.hidden = false;
      button.addEventListener('click', () => void open(button), { signal: listening.signal });
    }
    return () => {
      listening.abort();
      for (const button of buttons) button.hidden = true;
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className="quick-view"
      aria-label={peeked?.title ?? say('product')}
      onClose={() => setPeeked(undefined)}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      {peeked && (
        <div className="quick-view-body">
          <button
            type="button"
            className="quick-view-close"
            aria-label={say('close')}
            onClick={() => dialog.current?.close()}
          >
            ×
          </button>
          <PeekedPicture own={peeked.picture} chosen={chosen} />
          <div>
            <h2>{peeked.title}</h2>
            <BuyBox
              title={peeked.title}
              options={peeked.variants[0]?.optionValues.map(({ optionName }) => optionName) ?? []}
              variants={peeked.variants}
              pictures={peeked.pictures}
              onPicture={setChosen}
              addOns={peeked.addOns}
              form={peeked.form}
              plan={peeked.plan}
              {...props}
            />
            <p>
              <a href={peeked.url}>{say('everythingAbout')}</a>
            </p>
          </div>
        </div>
      )}
    </dialog>
  );
}

/** That of the chosen variant; the one of the list, which is here already, where it has none. */
function PeekedPicture({ own, chosen }: { own: string; chosen: string }) {
  if (chosen === '') return own === '' ? null : <img src={own} alt="" />;
  return <img src={renditionUrl(chosen, PICTURE_WIDTH)} alt="" />;
}
