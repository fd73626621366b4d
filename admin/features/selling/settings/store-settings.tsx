import { Button, Group, Modal, Stack, Tabs, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { hasAny, hasPermission } from '#core/enumerations/permissions.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { needsOfSettings, SHOP_GROUPS } from '#core/settings/needs.ts';
import { orders } from '#contract/shop/orders.ts';
import { ORDER_MAIL_LABELS, ORDER_MAILS, type OrderMail } from '#core/commerce/orders/orders.ts';
import { accountQuery } from '../../../account/account.ts';
import { SettingsForm } from '../../../panels/settings/settings-form.tsx';
import { PaymentProviders } from './payment-providers.tsx';
import { SellingPanel } from '../shop/tabs.tsx';
import classes from '../shop/selling.module.css';
import { shownHref } from '../../../http/admin-keys.ts';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';

const LABELS: Readonly<Record<(typeof SHOP_GROUPS)[number], string>> = {
  store: say('store'),
  shipping: say('shipping'),
  taxes: say('taxes'),
  orderMails: say('emails'),
};

/** As they are saved, before anybody gets one. */
function MailPreviews() {
  const [kind, setKind] = useState<OrderMail>();
  return (
    <Stack gap="xs" mb="lg">
      <Text size="sm" className="quiet">
        {say('seeAMailAs')}
      </Text>
      <Group gap="xs">
        {ORDER_MAILS.map((each) => (
          <Button
            key={each}
            variant="default"
            size="xs"
            leftSection={<Eye size={14} />}
            onClick={() => setKind(each)}
          >
            {declared(ORDER_MAIL_LABELS[each])}
          </Button>
        ))}
      </Group>
      <Modal
        opened={kind !== undefined}
        onClose={() => setKind(undefined)}
        title={kind && declared(ORDER_MAIL_LABELS[kind])}
        size="xl"
      >
        {kind && (
          <iframe
            className={classes.letter}
            title={say('emailOf', { kind: declared(ORDER_MAIL_LABELS[kind]) })}
            src={shownHref(orders.previewMail, { query: { kind } })}
            sandbox=""
          />
        )}
      </Modal>
    </Stack>
  );
}

export function StoreSettings() {
  const [search] = useSearchParams();
  const { data: account } = useQuery(accountQuery);
  if (!account) return null;
  const { permissions } = account;
  const screens = SHOP_GROUPS.filter((group) => hasAny(permissions, needsOfSettings(group)));
  const mayPay = hasPermission(permissions, CommercePermission.payments);
  const tabs: readonly string[] = [...screens, ...(mayPay ? ['payments'] : [])];
  const named = search.get('tab') ?? '';
  return (
    <SellingPanel title={say('storeSettings')}>
      <Tabs defaultValue={tabs.includes(named) ? named : (tabs[0] ?? null)} keepMounted={false}>
        <Tabs.List mb="md">
          {screens.map((group) => (
            <Tabs.Tab key={group} value={group}>
              {LABELS[group]}
            </Tabs.Tab>
          ))}
          {mayPay && <Tabs.Tab value="payments">{say('payments')}</Tabs.Tab>}
        </Tabs.List>
        {mayPay && (
          <Tabs.Panel value="payments" maw={640}>
            <PaymentProviders />
          </Tabs.Panel>
        )}
        {screens.map((group) => (
          <Tabs.Panel key={group} value={group} maw={640}>
            {group === 'orderMails' && <MailPreviews />}
            <SettingsForm group={group} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </SellingPanel>
  );
}
