import { useEffect, useEffectEvent } from 'react';
import type { PayChoice, Placed } from '#contract/shop/cart.ts';
import { loadPaymentForm } from './forms/index.ts';
import type { FormOptions } from './forms/form.ts';

interface SecondStepProps {
  asked: Placed;
  choices: readonly PayChoice[];
  isBusy: boolean;
  onAnswer: (isApproved: boolean) => void;
}

/** A payment that waits for its buyer: on a page of the provider, in the bank's window, or before what stands for it. */
export function SecondStep({ asked, choices, isBusy, onAnswer }: SecondStepProps) {
  const entry = choices.find(({ provider }) => provider === asked.provider)?.entry;
  if (asked.url !== '') return <GoOn url={asked.url} isBusy={isBusy} onAnswer={onAnswer} />;
  if (entry?.kind === 'form' && asked.secret !== '')
    return <BankWindow form={entry.form} options={entry.options} secret={asked.secret} onAnswer={onAnswer} />;
  return <BankQuestion isBusy={isBusy} onAnswer={onAnswer} />;
}

function BankWindow(props: {
  form: string;
  options: FormOptions;
  secret: string;
  onAnswer: SecondStepProps['onAnswer'];
}) {
  const { form, secret } = props;
  const open = useEffectEvent(async () => {
    const isApproved = await loadPaymentForm(form).then(
      (code) => code.openBank(props.options, secret),
      () => false,
    );
    // Whatever the window said, the server asks the provider how the payment stands.
    props.onAnswer(isApproved);
  });
  useEffect(() => void open(), []);
  return <p role="status">Confirm the payment in your bank’s window.</p>;
}

/** For those who came back before they paid. */
function GoOn({ url, isBusy, onAnswer }: { url: string } & Pick<SecondStepProps, 'isBusy' | 'onAnswer'>) {
  return (
    <div className="checkout-form" role="group" aria-label="Payment not finished">
      <p>You haven’t finished paying.</p>
      <a className="button is-solid is-large" href={url}>
        Continue to payment
      </a>
      <button
        type="button"
        className="button is-outline is-large"
        disabled={isBusy}
        onClick={() => onAnswer(false)}
      >
        Cancel payment
      </button>
    </div>
  );
}

/** Stands for the page a bank would show. */
function BankQuestion({ isBusy, onAnswer }: Pick<SecondStepProps, 'isBusy' | 'onAnswer'>) {
  return (
    <div className="checkout-form" role="group" aria-label="Your bank asks">
      <p>Your bank asks you to confirm this payment.</p>
      <button
        type="button"
        className="button is-solid is-large"
        disabled={isBusy}
        onClick={() => onAnswer(true)}
      >
        Yes, pay
      </button>
      <button
        type="button"
        className="button is-outline is-large"
        disabled={isBusy}
        onClick={() => onAnswer(false)}
      >
        No, do not pay
      </button>
    </div>
  );
}
