import { useState } from 'react';
import { Picture } from '#blocks/kit/picture.tsx';
import { priceText } from '#blocks/kit/shop-context.ts';
import { call } from '#browser/http/call.ts';
import { problemOf } from '#browser/shop/cart.ts';
import * as calls from '#contract/addresses/donations.ts';
import type { PayChoice } from '#contract/shop/cart.ts';
import type { Given } from '#contract/shop/donations.ts';
import type { DonationPage } from '#core/donations/donation-page.ts';
import { donationProblems, feeOn, progressOf } from '#core/donations/donation.ts';
import {
  formatMoney,
  isCents,
  NO_CENTS,
  sumCents,
  toCents,
  type Cents,
  type CurrencyCode,
} from '#core/money/currency.ts';
import { PayStep, type MethodFields } from '../checkout/pay-step.tsx';
import { SecondStep } from '../checkout/second-step.tsx';
import { AmountFields } from './amount-fields.tsx';
import { DonorFields, NOBODY, type Donor } from './donor-fields.tsx';
import { useWords } from '#blocks/kit/words.ts';

export interface DonateProps {
  page: DonationPage;
  amountCents: Cents;
  choices: readonly PayChoice[];
  /** Those who take monthly donations. */
  monthlyProviders: readonly string[];
  problem: string;
  consent: string;
  currency: CurrencyCode;
  locale: string;
}

/** Every try that came to nothing is followed by another donation, with a key of its own. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(36)).join('');

/** The checkout of a donation: how much, from whom, and how it is paid. */
export default function Donate(props: DonateProps) {
  const say = useWords('donation');
  const { page, currency, locale } = props;
  const [amount, setAmount] = useState<number>(props.amountCents);
  const [donor, setDonor] = useState<Donor>(NOBODY);
  const [coversFee, setCoversFee] = useState(false);
  const [isMonthly, setMonthly] = useState(false);
  const [key, setKey] = useState(newKey);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(props.problem);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [asked, setAsked] = useState<Given>();
  const choices = isMonthly
    ? props.choices.filter(({ provider }) => props.monthlyProviders.includes(provider))
    : props.choices;
  const amountCents = isCents(amount) && amount > 0 ? toCents(amount) : NO_CENTS;
  const feeCents = coversFee ? feeOn(amountCents, page.fee) : NO_CENTS;
  const shop = { currency, locale, consent: props.consent };
  const roundText = (cents: Cents) => formatMoney({ cents, currency, locale, trimZeroFraction: true });

  /** To the bank's question, or to the page that a payment leads to. */
  async function follow(work: () => Promise<Given>) {
    setBusy(true);
    setProblem('');
    setErrors({});
    try {
      const given = await work();
      setAsked(given.state === 'needsConfirmation' ? given : undefined);
      if (given.url !== '') location.assign(given.url);
    } catch (error) {
      const found = problemOf(error);
      setProblem(found.sentence || found.advice);
      setErrors(found.errors);
      setAsked(undefined);
      setKey(newKey());
    }
    setBusy(false);
  }

  const pay = (choice: PayChoice, method: MethodFields | undefined) => {
    const problems = donationProblems({ ...donor, amountCents: amount }, page, say);
    setErrors(problems);
    setProblem(Object.values(problems)[0] ?? '');
    if (Object.keys(problems).length > 0) return;
    void follow(() =>
      call(calls.give, {
        body: {
          ...donor,
          key,
          pageId: page.id,
          amountCents: amount,
          coversFee,
          isMonthly,
          provider: choice.provider,
          ...(method && { method }),
        },
      }),
    );
  };

  if (!page.isOpen) return <p role="status">{say('closed')}</p>;
  return (
    <div className="donation">
      <div>
        {page.words !== '' && <p className="review-words">{page.words}</p>}
        {page.goalCents > 0 && (
          <>
            <progress value={progressOf(page)} max={100} aria-label={say('raisedSoFar')} />
            <p>
              {say.parts('raised', {
                raised: <strong key="raised">{roundText(page.raisedCents)}</strong>,
                goal: roundText(page.goalCents),
              })}
            </p>
          </>
        )}
        <Picture image={page.image} sizes="(max-width: 800px) 90vw, 40vw" />
      </div>
      <div className="checkout donation-steps">
        <p className="cart-problem" role="alert">
          {problem}
        </p>
        {asked ? (
          <SecondStep
            asked={asked}
            choices={choices}
            isBusy={isBusy}
            onAnswer={(isApproved) =>
              void follow(() =>
                call(calls.confirm, {
                  params: { id: asked.id },
                  body: { token: asked.token, isApproved },
                }),
              )
            }
          />
        ) : (
          <>
            {props.monthlyProviders.length > 0 && (
              <fieldset className="donation-amounts">
                <legend>{say('frequency')}</legend>
                {[false, true].map((each) => (
                  <label key={String(each)}>
                    <input
                      type="radio"
                      name="frequency"
                      checked={isMonthly === each}
                      onChange={() => setMonthly(each)}
                    />
                    <span>{say(each ? 'monthly' : 'once')}</span>
                  </label>
                ))}
              </fieldset>
            )}
            <AmountFields
              page={page}
              amount={amount}
              shop={shop}
              error={errors['amountCents']}
              onChange={setAmount}
            />
            <DonorFields page={page} donor={donor} errors={errors} onChange={setDonor} />
            {page.fee && amountCents > 0 && (
              <label className="checkout-choice">
                <input
                  type="checkbox"
                  checked={coversFee}
                  onChange={(event) => setCoversFee(event.currentTarget.checked)}
                />
                {say('coverFee', { fee: priceText(feeOn(amountCents, page.fee), shop) })}
              </label>
            )}
            <PayStep
              cart={{ dueCents: sumCents([amountCents, feeCents]) }}
              shop={shop}
              choices={choices}
              errors={methodErrors(errors)}
              isBusy={isBusy}
              onPay={pay}
              onProblem={setProblem}
            />
          </>
        )}
      </div>
    </div>
  );
}

const methodErrors = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name.startsWith('method')));
