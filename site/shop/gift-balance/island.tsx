import { useState } from 'react';
import { maskedGiftCode, MAX_TYPED_CODE_LENGTH } from '#core/commerce/gift-cards/code.ts';
import * as calls from '#contract/addresses/gift-cards.ts';
import type { ReplyAt } from '#contract/index.ts';
import { call } from '#browser/http/call.ts';
import { problemOf } from '#browser/shop/cart.ts';
import { priceText } from '#blocks/kit/shop-context.ts';
import { useWords } from '#blocks/kit/words.ts';

/** How much is left on a gift card, for whoever has its code. */
export default function GiftBalance({ locale }: { locale: string }) {
  const say = useWords('gift');
  const [code, setCode] = useState('');
  const [found, setFound] = useState<ReplyAt<typeof calls.balance>>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function look() {
    setBusy(true);
    setProblem('');
    setFound(undefined);
    try {
      setFound(await call(calls.balance, { body: { code } }));
    } catch (error) {
      const { sentence, advice } = problemOf(error);
      setProblem(sentence || advice);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className="gift-balance"
      data-live=""
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') void look();
      }}
    >
      <div className="checkout-field">
        <label htmlFor="gift-code">{say('code')}</label>
        <input
          id="gift-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_TYPED_CODE_LENGTH}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      </div>
      <button className="button is-solid is-medium" disabled={isBusy}>
        {say(isBusy ? 'oneMoment' : 'checkBalance')}
      </button>
      {problem !== '' && (
        <p className="cart-problem" role="alert">
          {problem}
        </p>
      )}
      {found && (
        <p role="status">
          {say.parts('left', {
            amount: (
              <strong key="amount">
                {priceText(found.balanceCents, { currency: found.currency, locale })}
              </strong>
            ),
            code: maskedGiftCode(found.last),
          })}{' '}
          {found.expiresAt === null
            ? say('noExpiry')
            : say('validUntil', {
                day: new Date(found.expiresAt).toLocaleDateString(locale, { dateStyle: 'long' }),
              })}
        </p>
      )}
    </form>
  );
}
