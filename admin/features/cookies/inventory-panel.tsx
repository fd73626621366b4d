import { Alert, Badge, Group, List, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CATEGORY_NAMES } from '#core/consent/categories.ts';
import { keptFor } from '#core/inventory/cookie-table.ts';
import type { Inventory } from '#core/inventory/inventory.ts';
import { sentenceOf } from '../../http/problem.ts';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { inventoryQuery } from './queries.ts';
import { declared, inSentence } from '../../words/catalogue.ts';
import { say } from './words.ts';

/** Made from what is published, and so always true. */
export default function InventoryPanel() {
  const { data, error } = useQuery(inventoryQuery);
  return (
    <SettingsPanel title={say('whatThisSiteContacts')}>
      <Text className="quiet">{say('everyHostCookieAnd')}</Text>
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {data ? <Parts inventory={data} /> : !error && <Skeleton height={240} />}
    </SettingsPanel>
  );
}

function Parts({ inventory }: { inventory: Inventory }) {
  const { own, thirdParties, writers } = inventory;
  return (
    <Stack gap="lg">
      {writers.length > 0 && (
        <Alert color="yellow" title={say('yourCodeWritesCookies')}>
          <Text size="sm">{say('whatItStoresIs')}</Text>
          <List size="sm" mt={6}>
            {writers.map(({ title, label }, index) => (
              <List.Item key={index}>
                {title}: {label.toLowerCase()}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Part title={say('thirdParties')}>
        {thirdParties.length === 0 && <Text size="sm">{say('noneVisitorsBrowsersContact')}</Text>}
        {thirdParties.map(({ name, category, purpose, hosts, cookies, places }) => (
          <Entry key={`${name} ${category}`} name={name} category={category}>
            <Text size="sm">{purpose || say('notAKnownService')}</Text>
            <Text size="sm" className="quiet">
              {hosts.join(', ')}
            </Text>
            {cookies.length > 0 && (
              <Text size="sm" className="quiet">
                {say('cookiesCookies', {
                  cookies: cookies
                    .map((cookie) => `${cookie.name} (${inSentence(keptFor(cookie.days))})`)
                    .join(', '),
                })}
              </Text>
            )}
            <Text size="sm" className="quiet">
              {say('usedOnPlaces', { places: places.join(', ') })}
            </Text>
          </Entry>
        ))}
      </Part>
      <Part title={say('setByThisSite')}>
        {own.map(({ kind, name, category, purpose, days }) => (
          <Entry key={name} name={name} category={category}>
            <Text size="sm">{purpose}</Text>
            <Text size="sm" className="quiet">
              {say(kind === 'cookie' ? 'cookieKept' : 'storageKept', { time: inSentence(keptFor(days)) })}
            </Text>
          </Entry>
        ))}
      </Part>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      <Stack gap="md">{children}</Stack>
    </section>
  );
}

type EntryProps = { name: string; category: keyof typeof CATEGORY_NAMES; children: ReactNode };

function Entry({ name, category, children }: EntryProps) {
  return (
    <div>
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Badge variant="default" fw={500} style={{ flexShrink: 0 }}>
          {declared(CATEGORY_NAMES[category])}
        </Badge>
      </Group>
      {children}
    </div>
  );
}
