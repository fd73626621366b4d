import { Alert, Skeleton, Text } from '@mantine/core';
import { navigationFields } from '#core/content/navigation.ts';
import { useSingle } from '../documents/queries.ts';
import { DraftFields } from '../documents/draft-fields.tsx';
import { useDraft } from '../documents/use-draft.ts';
import { sentenceOf } from '../http/problem.ts';
import { Panel } from '../shell/panel.tsx';
import { MainMenu } from './main-menu.tsx';

export default function NavigationArea() {
  const entry = useSingle('navigation', 'navigation');
  return (
    <Panel title="Navigation">
      {entry ? <NavigationForm key={entry.id} id={entry.id} /> : <Skeleton height={160} />}
    </Panel>
  );
}

function NavigationForm({ id }: { id: string }) {
  const form = useDraft(id);
  if (form.loadError) return <Alert color="red">{sentenceOf(form.loadError)}</Alert>;
  if (!form.values) return <Skeleton height={160} />;
  const { main } = navigationFields.read(form.values);
  return (
    <DraftFields form={form} labelOf={() => 'The menu'}>
      <Text className="quiet">The menu on every page. A folder opens; it does not lead anywhere itself.</Text>
      <MainMenu items={main} errors={form.errors} onChange={(items) => form.set('main', items)} />
    </DraftFields>
  );
}
