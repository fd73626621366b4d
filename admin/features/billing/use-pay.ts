import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { billing, type BillingPayment } from '#contract/billing.ts';
import { call } from '../../http/call.ts';
import { useStage } from '../../kit/stage.ts';
import { say } from './words.ts';

/** One for each press of the button that may cost money. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Pays, and says what became of it. The key changes only when the payment before has come to an end. */
export function usePay<I>(send: (key: string, input: I) => Promise<BillingPayment>) {
  const key = useRef(newKey());
  const client = useQueryClient();
  const announce = useAnnounce();
  return useMutation({
    mutationFn: (input: I) => send(key.current, input),
    onSuccess: (payment) => {
      if (payment.state !== 'processing') key.current = newKey();
      announce(payment);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['billing'] }),
  });
}

export function useConfirm() {
  const client = useQueryClient();
  const announce = useAnnounce();
  return useMutation({
    mutationFn: ({ id, isApproved }: { id: string; isApproved: boolean }) =>
      call(billing.confirm, { params: { id }, body: { isApproved } }),
    onSuccess: (payment) => {
      // The dialog that asked is gone by now, so nothing else says it.
      if (payment.state === 'failed') notifications.show({ color: 'red', message: payment.problem });
      announce(payment);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['billing'] }),
  });
}

function useAnnounce() {
  const stage = useStage();
  const client = useQueryClient();
  return ({ state }: BillingPayment) => {
    if (state !== 'succeeded') return;
    notifications.show({ color: 'green', message: say('paidThankYou') });
    void client.invalidateQueries({ queryKey: ['access'] });
    stage.reload();
  };
}
