import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addOnCents, chosenAddOns, type AddOn } from '#core/commerce/catalogue/add-ons.ts';
import type { InstallmentOffer } from '#core/commerce/pricing/installments.ts';
import { isInStock, MAX_QUANTITY } from '#core/commerce/catalogue/product.ts';
import type { ProductForm } from '#core/commerce/catalogue/product-form.ts';
import type { SubscriptionPlan } from '#core/commerce/catalogue/subscription-plan.ts';
import type { ShopVariant } from '#core/commerce/catalogue/shop.ts';
import type { CurrencyCode } from '#core/money/currency.ts';
import type { FormValues } from '#core/forms/field.ts';
import { INFORMATION_MISSING } from '#core/messages/cart.ts';
import { ADD_ON_NAME, AddOnChoices } from './add-on-choices.tsx';
import { OptionChoices } from './option-choices.tsx';
import { QuestionsDialog } from './questions-dialog.tsx';
import { Questions } from './questions.tsx';
import { useAdding, valuesIn } from './use-adding.ts';
import { Answer, Price } from './words.tsx';

export interface BuyBoxProps {
  title: string;
  options: string[];
  variants: Pick<
    ShopVariant,
    'id' | 'price' | 'salePrice' | 'onSale' | 'unlimited' | 'qtyInStock' | 'optionValues' | 'sku'
  >[];
  /** Of variants that have one of their own, by their id: where it lies. */
  pictures?: Readonly<Record<string, string>>;
  /** Hears where the picture of what was chosen lies; empty where it has none of its own. */
  onPicture?: (src: string) => void;
  currency: CurrencyCode;
  locale: string;
  isExpress: boolean;
  offer: InstallmentOffer;
  addOns?: AddOn[];
  form?: ProductForm | null;
  /** Of what is sold as a subscription. */
  plan?: SubscriptionPlan | null;
}

const NO_ADD_ONS: AddOn[] = [];
const FEW = 5;

/** Choosing a variant and putting it into the cart. */
export default function BuyBox(props: BuyBoxProps) {
  const { options, variants, isExpress, addOns = NO_ADD_ONS, form = null, plan = null } = props;
  const element = useRef<HTMLFormElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [extras, setExtras] = useState<readonly string[]>([]);
  const [answers, setAnswers] = useState<FormValues>({});
  const first = variants.find((variant) => isInStock(variant)) ?? variants[0];
  const [chosen, setChosen] = useState(first?.optionValues.map(({ value }) => value) ?? []);
  // Until somebody chooses, the pictures stay in the order their owner gave them.
  const [isTouched, setTouched] = useState(false);
  const { errors, isBusy, said, forget, add } = useAdding({
    form,
    isExpress,
    isPlan: plan !== null,
    element,
    dialog,
  });
  const variant = variants.find(({ optionValues }) =>
    optionValues.every(({ value }, at) => value === chosen[at]),
  );
  const canBuy = variant !== undefined && isInStock(variant);

  const follow = (filled: HTMLFormElement) => {
    setExtras(new FormData(filled).getAll(ADD_ON_NAME).map(String));
    if (form?.fields.some(({ showWhen }) => showWhen !== undefined)) setAnswers(valuesIn(filled, form));
  };
  // What was chosen before this woke is not lost.
  const wake = useEffectEvent(() => {
    if (element.current) follow(element.current);
  });
  useEffect(() => wake(), []);
  const chosenPicture = (variant && props.pictures?.[variant.id]) ?? '';
  const tellPicture = useEffectEvent((src: string) => {
    bringForward(element.current, src);
    props.onPicture?.(src);
  });
  useEffect(() => {
    if (isTouched) tellPicture(chosenPicture);
  }, [isTouched, chosenPicture]);
  const questions = form && (
    <>
      <Questions fields={form.fields} values={answers} errors={errors} base={`q-${variants[0]?.id}`} />
      {Object.keys(errors).length > 0 && (
        <p className="buy-said" data-problem="" role="alert">
          {INFORMATION_MISSING}
        </p>
      )}
    </>
  );
  const buyWords = plan ? 'Subscribe' : isExpress ? 'Buy now' : 'Add to cart';
  const words = !variant ? 'Unavailable' : !canBuy ? 'Sold Out' : buyWords;

  return (
    <form
      ref={element}
      className="buy-box"
      noValidate={form !== null}
      onChange={(event) => follow(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        if (variant) void add(event.currentTarget, { variantId: variant.id, addOns: extras });
      }}
    >
      {variant && (
        <Price variant={variant} extraCents={addOnCents(chosenAddOns(addOns, extras))} shop={props} />
      )}
      <OptionChoices
        options={options}
        variants={variants}
        chosen={chosen}
        onChoose={(next) => {
          setChosen(next);
          setTouched(true);
          forget();
        }}
      />
      <AddOnChoices addOns={addOns} shop={props} />
      {form?.place === 'page' && questions}
      <div className="buy-row">
        <Quantity />
        <button className="button is-solid is-large" disabled={!canBuy || isBusy}>
          {words}
        </button>
      </div>
      {form?.place === 'lightbox' && (
        <QuestionsDialog dialog={dialog} title={props.title} words={words} isBusy={isBusy}>
          {questions}
        </QuestionsDialog>
      )}
      {variant && canBuy && !variant.unlimited && variant.qtyInStock <= FEW && (
        <p className="buy-note">Only {variant.qtyInStock} left.</p>
      )}
      <div role="status">{said && <Answer said={said} shop={props} />}</div>
    </form>
  );
}

function Quantity() {
  return (
    <div className="buy-quantity">
      <label>
        Quantity
        <input
          type="number"
          name="quantity"
          min="1"
          max={MAX_QUANTITY}
          step="1"
          required
          // The browser's own: what was typed before this woke is not lost.
          defaultValue="1"
        />
      </label>
    </div>
  );
}

/** The picture of what was chosen comes first in the gallery beside the form; without one all stand as before. */
function bringForward(form: HTMLElement | null, src: string): void {
  const gallery = form?.closest('.product-page')?.querySelector('.product-gallery');
  for (const picture of gallery?.querySelectorAll<HTMLElement>('[data-picture]') ?? [])
    picture.toggleAttribute('data-chosen', picture.dataset['picture'] === src);
  gallery?.scrollTo({ left: 0 });
}
