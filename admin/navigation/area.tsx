import { Alert, Skeleton, Text, Title } from '@mantine/core';
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
  const menus = navigationFields.read(form.values);
  return (
    <DraftFields form={form} labelOf={(name) => (name === 'footer' ? 'The footer' : 'The menu')}>
      <Text className="quiet">The menu on every page. A folder opens; it does not lead anywhere itself.</Text>
      <MainMenu items={menus.main} errors={form.errors} onChange={(items) => form.set('main', items)} />
      <Title order={2} size="h4" mt="lg">
        Footer
      </Title>
      <Text className="quiet">Links at the foot of every page.</Text>
      <MainMenu
        name="footer"
        items={menus.footer}
        errors={form.errors}
        onChange={(items) => form.set('footer', items)}
      />
    </DraftFields>
  );
}
