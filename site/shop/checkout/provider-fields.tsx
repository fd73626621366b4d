import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '#blocks/kit/words.ts';
import type { PayEntry } from '#core/payments/provider.ts';
import { loadPaymentForm } from './forms/index.ts';
import type { PaymentForm } from './forms/form.ts';

/** The provider's own fields, in its own frame. */
export function ProviderFields(props: {
  entry: Extract<PayEntry, { kind: 'form' }>;
  amount: number;
  currency: string;
  onReady: (form: PaymentForm) => void;
  onProblem: (problem: string) => void;
}) {
  const say = useWords('checkout');
  const { entry, amount, currency } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<PaymentForm>();
  const mount = useEffectEvent(async (at: HTMLElement) => {
    const code = await loadPaymentForm(entry.form);
    return code.mount(at, entry.options, { amount, currency });
  });
  const take = useEffectEvent((ready: PaymentForm) => {
    setForm(ready);
    props.onReady(ready);
  });
  const tell = useEffectEvent(props.onProblem);
  useEffect(() => {
    if (!frame.current) return undefined;
    let isGone = false;
    let mounted: PaymentForm | undefined;
    mount(frame.current).then(
      (ready) => {
        if (isGone) return ready.remove();
        mounted = ready;
        return take(ready);
      },
      (error: unknown) => tell(error instanceof Error ? error.message : ''),
    );
    return () => {
      isGone = true;
      mounted?.remove();
    };
  }, []);
  useEffect(() => form?.setAmount(amount), [form, amount]);
  return (
    <div className="is-wide" data-ready={form !== undefined}>
      {!form && <p role="status">{say('oneMoment')}</p>}
      <div ref={frame} />
    </div>
  );
}
