import { useState } from 'react';
import { NO_GIFT } from '#core/commerce/gift-cards/gift-card.ts';
import { renditionUrl } from '#core/images/images.ts';
import type { CurrencyCode } from '#core/money/currency.ts';
import { PayStep } from '../checkout/pay-step.tsx';
import { SecondStep } from '../checkout/second-step.tsx';
import { StepFrame } from '../checkout/step-frame.tsx';
import { amountText, type GiftAmount } from './amounts.tsx';
import { CardForm, type GiftWish } from './card-form.tsx';
import { useGiftCheckout } from './use-gift-checkout.ts';
import { useWords } from '#blocks/kit/words.ts';

interface GiftCardProps {
  currency: CurrencyCode;
  locale: string;
  consent: string;
  problem: string;
  /** Of a customer who is logged in. */
  email: string;
  picture: string;
  sku: string;
  amounts: GiftAmount[];
}

const PICTURE_WIDTH = 750;

/** Buying a gift card: the card and whom it is for, then the payment. */
export default function GiftCard(props: GiftCardProps) {
  const say = useWords('gift');
  const open = props.amounts.filter(({ isAvailable }) => isAvailable);
  // The first there is, unless another one was asked for.
  const first = open.find(({ sku }) => sku === props.sku) ?? open[0];
  return first ? <GiftCheckout {...props} first={first} /> : <p role="status">{say('soldOut')}</p>;
}

function GiftCheckout(props: GiftCardProps & { first: GiftAmount }) {
  const say = useWords('gift');
  const [wish, setWish] = useState<GiftWish>({
    amount: props.first,
    gift: NO_GIFT,
    senderName: '',
    email: props.email,
  });
  const checkout = useGiftCheckout(props.problem);
  const { begun, step, setStep, problem, errors, isBusy, asked } = checkout;
  const { amount, ...told } = wish;
  return (
    <div className="checkout" data-live="">
      <div className="checkout-steps">
        <StepFrame
          title={say('stepCard')}
          state={step === 'card' ? 'open' : 'done'}
          summary={say('forWhom', {
            amount: amountText(amount.cents, props),
            name: wish.gift.recipientName,
          })}
          problem={step === 'card' ? problem : ''}
          onOpen={() => setStep('card')}
        >
          <CardForm
            wish={wish}
            amounts={props.amounts}
            shop={props}
            errors={errors}
            isBusy={isBusy}
            onChange={setWish}
            onDone={() => void checkout.begin({ ...told, variantId: amount.id })}
          />
        </StepFrame>
        <StepFrame
          title={say('stepPayment')}
          state={step === 'payment' ? 'open' : 'waiting'}
          summary=""
          problem={step === 'payment' ? problem : ''}
          onOpen={() => setStep('payment')}
        >
          {begun && asked && (
            <SecondStep
              asked={asked}
              choices={begun.choices}
              isBusy={isBusy}
              onAnswer={(isApproved) => void checkout.answer(isApproved)}
            />
          )}
          {begun && !asked && (
            <PayStep
              cart={begun.cart}
              shop={props}
              choices={begun.choices}
              errors={errors}
              isBusy={isBusy}
              onPay={(choice, method) => void checkout.pay(choice, method)}
              onProblem={checkout.setProblem}
            />
          )}
        </StepFrame>
      </div>
      <aside className="cart-side" aria-label={say('preview')}>
        <div className="gift-preview">
          {props.picture === '' ? <span /> : <img src={renditionUrl(props.picture, PICTURE_WIDTH)} alt="" />}
          <div>
            <strong>{amountText(amount.cents, props)}</strong>
            {wish.gift.message !== '' && <p>{wish.gift.message}</p>}
            {wish.senderName !== '' && (
              <p className="checkout-quiet">{say('from', { name: wish.senderName })}</p>
            )}
          </div>
        </div>
      </aside>
    </div>
  );
}
