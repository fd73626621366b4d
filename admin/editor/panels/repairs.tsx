import { Alert, List, Text } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import type { Session } from '../session/session.ts';

const SHOWN = 5;
const NONE: readonly { path: string; message: string }[] = [];

/** Says what of the stored page could not be read. The page lives on without it. */
export function Repairs({ session, id }: { session: Session; id: string }) {
  const problems = useSyncExternalStore(session.subscribe, () => session.view().repairs[id] ?? NONE);
  const [isSeen, setSeen] = useState(false);
  if (problems.length === 0 || isSeen) return null;
  return (
    <Alert
      color="orange"
      title="Something on this page was damaged"
      withCloseButton
      closeButtonLabel="Close"
      onClose={() => setSeen(true)}
    >
      <Text size="sm">
        It was mended or left out. The version before stays in the page’s history until you change something
        and after that too.
      </Text>
      <List size="sm" mt={4}>
        {problems.slice(0, SHOWN).map(({ path, message }) => (
          <List.Item key={path}>{message}</List.Item>
        ))}
      </List>
      {problems.length > SHOWN && <Text size="sm">And {problems.length - SHOWN} more.</Text>}
    </Alert>
  );
}
