import { MAX_GIFT_MESSAGE_LENGTH, type Gift } from '#core/commerce/gift-cards/gift-card.ts';
import type { ShopFacts } from '#blocks/kit/shop-context.ts';
import { Field } from '../checkout/field.tsx';
import { amountText, type GiftAmount } from './amounts.tsx';
import { useWords } from '#blocks/kit/words.ts';

/** What is given, to whom and by whom. */
export interface GiftWish {
  amount: GiftAmount;
  gift: Gift;
  senderName: string;
  email: string;
}

export function CardForm(props: {
  wish: GiftWish;
  amounts: readonly GiftAmount[];
  shop: Pick<ShopFacts, 'currency' | 'locale'>;
  errors: Readonly<Record<string, string>>;
  isBusy: boolean;
  onChange: (wish: GiftWish) => void;
  onDone: () => void;
}) {
  const say = useWords('gift');
  const { wish, amounts, shop, errors, isBusy, onChange, onDone } = props;
  const { gift } = wish;
  const setGift = (change: Partial<Gift>) => onChange({ ...wish, gift: { ...gift, ...change } });
  const field = (name: keyof Gift) => ({
    value: gift[name],
    error: errors[name],
    onChange: (value: string) => setGift({ [name]: value }),
  });
  return (
    <form
      className="checkout-form gift-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <fieldset>
        <legend>{say('amount')}</legend>
        {amounts.map((amount) => (
          <label key={amount.id} className="gift-amount">
            <input
              type="radio"
              name="amount"
              checked={amount.id === wish.amount.id}
              disabled={!amount.isAvailable}
              onChange={() => onChange({ ...wish, amount })}
            />
            {amountText(amount.cents, shop)}
          </label>
        ))}
      </fieldset>
      <Field label={say('recipientName')} {...field('recipientName')} />
      <Field label={say('recipientEmail')} type="email" inputMode="email" {...field('recipientEmail')} />
      <div className="checkout-field is-wide">
        <label htmlFor="gift-message">{say('message')}</label>
        <textarea
          id="gift-message"
          maxLength={MAX_GIFT_MESSAGE_LENGTH}
          value={gift.message}
          onChange={(event) => setGift({ message: event.currentTarget.value })}
        />
      </div>
      <Field label={say('sendOn')} type="date" {...field('sendOn')} />
      <Field
        label={say('yourName')}
        autoComplete="name"
        value={wish.senderName}
        onChange={(senderName) => onChange({ ...wish, senderName })}
      />
      <Field
        label={say('yourEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        isWide
        value={wish.email}
        error={errors['email']}
        onChange={(email) => onChange({ ...wish, email })}
      />
      <button className="button is-solid is-large cart-go" disabled={isBusy}>
        {say(isBusy ? 'oneMoment' : 'continue')}
      </button>
    </form>
  );
}
