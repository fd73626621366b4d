import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import type { BillingOverview } from '#contract/billing.ts';
import { sentenceOf } from '../../http/problem.ts';
import { useConfirm } from './use-pay.ts';
import { say } from './words.ts';

/** The bank’s question. The test provider asks it here; others would ask in a window of their own. */
export function ConfirmPayment({ overview }: { overview: BillingOverview }) {
  const { pending } = overview;
  const confirm = useConfirm();
  const answer = (isApproved: boolean) => pending && confirm.mutate({ id: pending.id, isApproved });
  return (
    <Modal
      opened={pending?.state === 'needsConfirmation'}
      onClose={() => answer(false)}
      title={say('yourBankAsks')}
      centered
      closeOnClickOutside={false}
    >
      <Text mb="lg">{say('didYouAskFor')}</Text>
      {confirm.error && (
        <Alert color="red" role="alert" mb="md">
          {sentenceOf(confirm.error)}
        </Alert>
      )}
      <Group grow>
        <Button variant="default" disabled={confirm.isPending} onClick={() => answer(false)}>
          {say('noRefuseIt')}
        </Button>
        <Button loading={confirm.isPending} onClick={() => answer(true)}>
          {say('yesPay')}
        </Button>
      </Group>
    </Modal>
  );
}
