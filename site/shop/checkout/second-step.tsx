import { useEffect, useEffectEvent } from 'react';
import { useWords } from '#blocks/kit/words.ts';
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
  const say = useWords('checkout');
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
  return <p role="status">{say('confirmInBank')}</p>;
}

/** For those who came back before they paid. */
function GoOn({ url, isBusy, onAnswer }: { url: string } & Pick<SecondStepProps, 'isBusy' | 'onAnswer'>) {
  const say = useWords('checkout');
  return (
    <div className="checkout-form" role="group" aria-label={say('notFinished')}>
      <p>{say('haventFinished')}</p>
      <a className="button is-solid is-large" href={url}>
        {say('continueToPayment')}
      </a>
      <button
        type="button"
        className="button is-outline is-large"
        disabled={isBusy}
        onClick={() => onAnswer(false)}
      >
        {say('cancelPayment')}
      </button>
    </div>
  );
}

/** Stands for the page a bank would show. */
function BankQuestion({ isBusy, onAnswer }: Pick<SecondStepProps, 'isBusy' | 'onAnswer'>) {
  const say = useWords('checkout');
  return (
    <div className="checkout-form" role="group" aria-label={say('bankAsks')}>
      <p>{say('bankAsksWords')}</p>
      <button
        type="button"
        className="button is-solid is-large"
        disabled={isBusy}
        onClick={() => onAnswer(true)}
      >
        {say('yesPay')}
      </button>
      <button
        type="button"
        className="button is-outline is-large"
        disabled={isBusy}
        onClick={() => onAnswer(false)}
      >
        {say('noDoNotPay')}
      </button>
    </div>
  );
}
