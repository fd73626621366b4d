import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Library, Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { CollectionEntry } from '#contract/content/collections.ts';
import { KINDS } from '#core/collections/kinds.ts';
import { UNABLE_TO_LOAD_COLLECTIONS } from '#core/messages/connection.ts';
import { Empty } from '../../../kit/lists/empty.tsx';
import { sentenceOf } from '../../../http/problem.ts';
import { Panel } from '../../../kit/panel.tsx';
import { AddCollection } from './add-collection.tsx';
import { collectionsQuery } from '../../../documents/collections.ts';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';
import classes from '../items/collections.module.css';

export function CollectionList() {
  const { data, isPending, error, refetch } = useQuery(collectionsQuery);
  const [isAdding, { open, close }] = useDisclosure(false);
  return (
    <Panel
      title={say('collections')}
      actions={
        <Button size="xs" leftSection={<Plus size={16} />} onClick={open}>
          {say('addCollection')}
        </Button>
      }
    >
      {isPending && <Skeleton height={160} role="progressbar" aria-label={say('loadingCollections')} />}
      {error && (
        <Alert color="red" role="alert" title={declared(UNABLE_TO_LOAD_COLLECTIONS)}>
          <Text size="sm" mb="sm">
            {sentenceOf(error)}
          </Text>
          <Button size="xs" onClick={() => void refetch()}>
            {say('tryAgain')}
          </Button>
        </Alert>
      )}
      {data?.length === 0 && (
        <Empty icon={Library} title={say('noCollectionsYet')} text={say('aBlogEventsProjects')}>
          <Button onClick={open}>{say('addTheFirstCollection')}</Button>
        </Empty>
      )}
      <ul className={classes.rows}>
        {data?.map((collection) => (
          <li key={collection.id}>
            <Link className={classes.row} to={`/collections/${collection.id}`}>
              <span className={classes.title}>{collection.title}</span>
              <span className={classes.side}>{declared(KINDS[collection.kind].name)}</span>
              <span className={classes.note}>{collection.path}</span>
              <span className={classes.note}>{countWords(collection)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <AddCollection isOpen={isAdding} onClose={close} />
    </Panel>
  );
}

function countWords({ counts }: CollectionEntry): string {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const published = counts.published ?? 0;
  return all === published ? `${all}` : say('publishedOfAllPublished', { published, all });
}
