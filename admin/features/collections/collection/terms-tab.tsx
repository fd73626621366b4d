import { Button, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { collections } from '#contract/content/collections.ts';
import { oneTermAtATime, termProblem, type Taxonomy } from '#core/collections/taxonomy.ts';
import { useContentChange } from '../../../documents/queries.ts';
import { call } from '../../../http/call.ts';
import { tellProblem } from '../../../http/tell-problem.ts';
import { termsQuery } from '../../../documents/collections.ts';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';
import classes from '../items/collections.module.css';

const WORDS: Readonly<Record<Taxonomy, string>> = { tags: say('tags'), categories: say('categories') };

interface Edited {
  taxonomy: Taxonomy;
  name: string;
}

/** Tags and categories in use: renamed or taken out everywhere at once. */
export function Terms({ collectionId }: { collectionId: string }) {
  const { data } = useQuery(termsQuery(collectionId));
  const [edited, setEdited] = useState<Edited>();
  const edit = (wanted: Edited | undefined) => {
    if (edited && wanted) notifications.show({ message: oneTermAtATime(edited.taxonomy) });
    else setEdited(wanted);
  };
  if (!data) return <Skeleton height={120} />;
  if (data.length === 0) return <Text className="quiet">{say('noItemHasA')}</Text>;
  return (
    <Stack gap="lg">
      {(['categories', 'tags'] as const).map((taxonomy) => {
        const terms = data.filter((term) => term.taxonomy === taxonomy);
        return terms.length === 0 ? null : (
          <section key={taxonomy}>
            <Title order={2} size="h4">
              {WORDS[taxonomy]}
            </Title>
            {terms.map(({ name, count }) => (
              <Term
                key={name}
                collectionId={collectionId}
                taxonomy={taxonomy}
                name={name}
                count={count}
                isEdited={edited?.taxonomy === taxonomy && edited.name === name}
                onEdit={(isEdited) => edit(isEdited ? { taxonomy, name } : undefined)}
              />
            ))}
          </section>
        );
      })}
    </Stack>
  );
}

function Term(props: {
  collectionId: string;
  taxonomy: Taxonomy;
  name: string;
  count: number;
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
}) {
  const { collectionId, taxonomy, name, count, isEdited, onEdit } = props;
  const [text, setText] = useState(name);
  const [isAsking, setAsking] = useState(false);
  const renaming = useContentChange((to: string | null) =>
    call(collections.rename, { params: { id: collectionId }, body: { taxonomy, from: name, to } }),
  );
  const run = async (to: string | null) => {
    try {
      const { changed } = await renaming.mutateAsync(to);
      notifications.show({
        message: say('itemsChangedVisitorsSee', { changed }),
      });
      onEdit(false);
    } catch (error) {
      tellProblem(error);
    }
  };
  const problem = declared(termProblem(taxonomy, text) ?? '');
  return (
    <div className={classes.fieldRow}>
      {!isEdited ? (
        <Group justify="space-between" wrap="nowrap">
          <Text truncate>
            {name} <span className="quiet">{count}</span>
          </Text>
          <Group gap={4} wrap="nowrap">
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={say('renameName', { name })}
              onClick={() => {
                setText(name);
                onEdit(true);
              }}
            >
              {say('rename')}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              aria-label={
                isAsking ? say('removeNameFromCount', { name, count }) : say('removeName', { name })
              }
              loading={renaming.isPending}
              onClick={() => (isAsking ? void run(null) : setAsking(true))}
              onBlur={() => setAsking(false)}
            >
              {isAsking ? say('removeFromItems', { count }) : say('remove')}
            </Button>
          </Group>
        </Group>
      ) : (
        <Group align="flex-start" wrap="nowrap">
          <TextInput
            aria-label={say('newNameOfName', { name })}
            value={text}
            error={problem}
            style={{ flex: 1 }}
            onChange={(event) => setText(event.currentTarget.value)}
            data-autofocus
          />
          <Button disabled={problem !== ''} loading={renaming.isPending} onClick={() => void run(text)}>
            {say('rename')}
          </Button>
          <Button variant="default" onClick={() => onEdit(false)}>
            {say('cancel')}
          </Button>
        </Group>
      )}
    </div>
  );
}
