import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { RotateCcw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { ItemEntry } from '#contract/content/collections.ts';
import type { PageBody } from '#core/page/page.ts';
import type { Session } from '../../../documents/session/session.ts';
import { say } from './words.ts';

/** What is being arranged, around which item one sees it, and the way back to how it usually looks. */
export function AboutItemPage(props: {
  session: Session;
  id: string;
  itemWord: string;
  items: readonly ItemEntry[];
  shown: string;
  onShow: (id: string) => void;
}) {
  const { session, id, itemWord, items, shown, onShow } = props;
  const isOwn = useSyncExternalStore(session.subscribe, () => {
    const page = session.view().bodies[id]?.itemPage as PageBody | undefined;
    return (page?.sections.length ?? 0) > 0;
  });
  const reset = () =>
    session.run(id, (document) => ({ ...document, itemPage: { sections: [] } }), {
      label: say('goBackToThe'),
    });
  const show = (itemId: string) => {
    // The page is drawn anew from what was saved.
    void session.flush().then(() => onShow(itemId));
  };
  return (
    <Stack gap="xs" mb="md">
      <Text size="sm" className="quiet">
        {say('everyItemWordGetsThis', { itemWord })}
      </Text>
      <NativeSelect
        label={say('shownWith')}
        value={shown}
        data={items.map(({ id: value, title }) => ({ value, label: title }))}
        onChange={(event) => show(event.currentTarget.value)}
      />
      {isOwn && (
        <Button
          size="xs"
          variant="default"
          leftSection={<RotateCcw size={16} />}
          onClick={reset}
          style={{ alignSelf: 'flex-start' }}
        >
          {say('backToTheUsual')}
        </Button>
      )}
    </Stack>
  );
}
