import { Tabs } from '@mantine/core';
import { SettingsForm } from '../settings/settings-form.tsx';
import { PaymentAccountForm } from './payment-account.tsx';
import { SellingPanel } from './tabs.tsx';

const SCREENS = [
  { group: 'store', label: 'Store' },
  { group: 'shipping', label: 'Shipping' },
  { group: 'taxes', label: 'Taxes' },
  { group: 'orderMails', label: 'Mails' },
] as const;

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
            <SettingsForm group={group} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </SellingPanel>
  );
}
