import { Alert, Loader } from '@mantine/core';
import type { BillingOverview, BillingPayment } from '#contract/billing.ts';
import { sentenceOf } from '../../http/problem.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';

/** What became of the last try, where the eye is. */
export function PayAlerts(props: {
  overview: BillingOverview;
  payment: BillingPayment | undefined;
  error: unknown;
}) {
  const { overview, payment, error } = props;
  if (overview.pending?.state === 'processing') {
    return (
      <Alert role="status" icon={<Loader size={16} />}>
        {say('thePaymentIsOn')}
      </Alert>
    );
  }
  const words = error
    ? sentenceOf(error)
    : payment?.state === 'failed'
      ? declared(payment.problem ?? '')
      : '';
  return words === '' ? null : (
    <Alert color="red" role="alert">
      {words}
    </Alert>
  );
}
