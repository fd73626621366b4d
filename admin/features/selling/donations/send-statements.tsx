import { Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { donations as calls } from '#contract/shop/donations.ts';
import { call } from '../../../http/call.ts';
import { useShopChange } from '../shop/queries.ts';
import { say } from './words.ts';

const YEARS_OFFERED = 5;

/** At the end of a year donors get one mail with all they gave. */
export function SendStatements() {
  const [isOpen, setOpen] = useState(false);
  const [years] = useState(() =>
    Array.from({ length: YEARS_OFFERED }, (_, index) => String(new Date().getFullYear() - index)),
  );
  const [year, setYear] = useState(years[1] ?? '');
  const sending = useShopChange(() => call(calls.sendStatements, { body: { year: Number(year) } }));
  const send = () =>
    sending.mutateAsync(undefined).then(
      ({ sent }) => {
        setOpen(false);
        notifications.show({
          message: sent === 0 ? say('nothingToSend') : say('statementsSent', { sent }),
        });
      },
      () => {},
    );
  return (
    <>
      <Button size="xs" variant="default" leftSection={<Mail size={14} />} onClick={() => setOpen(true)}>
        {say('yearlyStatements')}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={say('emailYearlyStatements')} centered>
        <Stack>
          <Text size="sm">{say('everyDonorGetsOne')}</Text>
          <NativeSelect
            label={say('year')}
            value={year}
            data={years}
            onChange={(event) => setYear(event.currentTarget.value)}
          />
          <Group justify="end">
            <Button variant="subtle" onClick={() => setOpen(false)}>
              {say('cancel')}
            </Button>
            <Button loading={sending.isPending} onClick={() => void send()}>
              {say('sendStatements')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
