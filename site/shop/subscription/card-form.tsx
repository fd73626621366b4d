import { useRef, useState } from 'react';
import type { Cents, CurrencyCode } from '#core/money/currency.ts';
import type { PayChoice, Placed } from '#contract/shop/cart.ts';
import { Form } from '../checkout/form.tsx';
import { useRun } from '../checkout/use-run.ts';
import type { PaymentForm } from '../checkout/forms/form.ts';
import { NO_CARD, TestCardFields, type MethodFields } from '../checkout/pay-step.tsx';
import { ProviderFields } from '../checkout/provider-fields.tsx';
import { SecondStep } from '../checkout/second-step.tsx';
import { useWords } from '#blocks/kit/words.ts';

/** Another card for a subscription; what is past due is paid with it. */
export function CardForm(props: {
  choices: readonly PayChoice[];
  cents: Cents;
  currency: CurrencyCode;
  button: string;
  onSave: (wish: { provider: string; method: MethodFields }) => Promise<Placed>;
  onConfirm: (isApproved: boolean) => Promise<Placed>;
  onDone: () => void;
  onCancel?: () => void;
}) {
  const say = useWords('subscription');
  const atCheckout = useWords('checkout');
  const { choices, onSave, onConfirm, onDone, onCancel } = props;
  const run = useRun();
  const [problem, setProblem] = useState('');
  const [card, setCard] = useState(NO_CARD);
  const [asked, setAsked] = useState<Placed>();
  const providerForm = useRef<PaymentForm>(undefined);
  const [choice] = choices;
  if (!choice) return <p role="status">{say('noCards')}</p>;
  const { entry, provider } = choice;

  const follow = (work: () => Promise<Placed>) =>
    run.run(async () => {
      const placed = await work();
      setAsked(placed.state === 'needsConfirmation' ? placed : undefined);
      if (placed.state !== 'needsConfirmation') onDone();
    });

  async function methodOf(): Promise<MethodFields | undefined> {
    if (entry?.kind !== 'form') return { ...card };
    const done = await providerForm.current?.finish();
    if (done && 'method' in done) return done.method;
    setProblem(done?.problem ?? '');
    return undefined;
  }

  if (asked)
    return (
      <SecondStep
        asked={asked}
        choices={choices}
        isBusy={run.isBusy}
        onAnswer={(isApproved) => void follow(() => onConfirm(isApproved))}
      />
    );
  return (
    <Form
      run={run}
      button={props.button}
      onSubmit={async () => {
        setProblem('');
        const method = await methodOf();
        return method !== undefined && follow(() => onSave({ provider, method }));
      }}
      more={
        onCancel && (
          <button type="button" className="cart-link" onClick={onCancel}>
            {say('cancel')}
          </button>
        )
      }
    >
      {choice.isTest && <p className="checkout-test is-wide">{atCheckout('testMode')}</p>}
      {entry?.kind === 'form' ? (
        <ProviderFields
          entry={entry}
          amount={props.cents}
          currency={props.currency}
          onReady={(ready) => (providerForm.current = ready)}
          onProblem={setProblem}
        />
      ) : (
        <TestCardFields
          cards={entry?.kind === 'testCards' ? entry.cards : []}
          card={card}
          errors={run.errors}
          onChange={setCard}
        />
      )}
      {problem !== '' && (
        <p className="cart-problem is-wide" role="alert">
          {problem}
        </p>
      )}
    </Form>
  );
}
