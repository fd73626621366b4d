import { Anchor, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AssetUse } from '#contract/content/assets.ts';
import { sentenceOf } from '../../http/problem.ts';
import { usesQuery } from '../../pickers/assets/queries.ts';
import { say } from './words.ts';
import classes from '../../pickers/assets/assets.module.css';

/** Where in the admin a kind of document is edited. */
const PLACES: Record<AssetUse['kind'], (use: AssetUse) => string> = {
  page: ({ documentId }) => `/pages/${documentId}`,
  headerFooter: () => '/design/header',
  theme: () => '/design',
  navigation: () => '/pages',
  settings: () => '/settings',
  form: ({ documentId }) => `/forms/${documentId}`,
  collection: ({ documentId }) => `/collections/${documentId}`,
  item: ({ documentId }) => `/collections/items/${documentId}`,
  product: ({ documentId }) => `/selling/products/${documentId}`,
  savedSection: () => '/pages',
  popup: () => '/marketing/popup',
  translation: () => '/translations',
};

export function Uses({ id }: { id: string }) {
  const { data: uses, error } = useQuery(usesQuery(id));
  return (
    <Stack gap="xs">
      <Title order={2}>{say('whereItIsUsed')}</Title>
      {error && <Text role="alert">{sentenceOf(error)}</Text>}
      {!uses && !error && <Skeleton height={40} />}
      {uses?.length === 0 && <Text className="quiet">{say('nowhereYet')}</Text>}
      {uses && uses.length > 0 && (
        <ul className={classes.uses}>
          {uses.map((use) => (
            <li key={use.documentId}>
              <Anchor component={Link} to={PLACES[use.kind](use)}>
                {use.title}
              </Anchor>
              <span className="quiet">{stateOf(use)}</span>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

function stateOf({ kind, isDraft, isLive }: AssetUse): string {
  if (kind === 'savedSection') return say('savedSection');
  if (kind === 'product') return isLive ? say('product') : say('productHidden');
  if (isDraft && isLive) return say('draftAndLive');
  return isLive ? say('liveOnly') : say('draftOnly');
}
