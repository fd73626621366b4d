import { Button, Group, Stack, Tabs, Text } from '@mantine/core';
import { Eye } from 'lucide-react';
import { ORDER_MAIL_LABELS, ORDER_MAILS } from '#core/commerce/orders.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import { useStage } from '../shell/stage.ts';
import { PaymentAccountForm } from './payment-account.tsx';
import { SellingPanel } from './tabs.tsx';

const SCREENS = [
  { group: 'store', label: 'Store' },
  { group: 'shipping', label: 'Shipping' },
  { group: 'taxes', label: 'Taxes' },
  { group: 'orderMails', label: 'Mails' },
] as const;

/** As they are saved, before anybody gets one. */
function MailPreviews() {
  const { show } = useStage();
  return (
    <Stack gap="xs" mb="lg">
      <Text size="sm" className="quiet">
        See a mail as it is saved, with a made-up order.
      </Text>
      <Group gap="xs">
        {ORDER_MAILS.map((kind) => (
          <Button
            key={kind}
            variant="default"
            size="xs"
            leftSection={<Eye size={14} />}
            onClick={() => show(`/api/commerce/order-mails?kind=${kind}`)}
          >
            {ORDER_MAIL_LABELS[kind]}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}

export function StoreSettings() {
  return (
    <SellingPanel title="Store settings">
      <Tabs defaultValue="store" keepMounted={false}>
        <Tabs.List mb="md">
          {SCREENS.map(({ group, label }) => (
            <Tabs.Tab key={group} value={group}>
              {label}
            </Tabs.Tab>
          ))}
          <Tabs.Tab value="payments">Payments</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="payments" maw={640}>
          <PaymentAccountForm />
        </Tabs.Panel>
        {SCREENS.map(({ group }) => (
          <Tabs.Panel key={group} value={group} maw={640}>
            {group === 'orderMails' && <MailPreviews />}
            <SettingsForm group={group} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </SellingPanel>
  );
}
