import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { ChangesTab } from './changes-tab.tsx';
import { ReleasesTab } from './releases-tab.tsx';
import { ScheduleTab } from './schedule-tab.tsx';
import { say } from './words.ts';

/** What the next publish changes, what earlier ones changed, and what is planned. */
export default function PublishPanel({ onDone }: { onDone: () => void }) {
  const [tab, setTab] = useState<string | null>('changes');
  const [named, setNamed] = useState<string[]>();
  const plan = (documentIds: string[] | undefined) => {
    setNamed(documentIds);
    setTab('scheduled');
  };
  return (
    <Tabs value={tab} onChange={setTab} keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="changes">{say('changes2')}</Tabs.Tab>
        <Tabs.Tab value="scheduled">{say('scheduled')}</Tabs.Tab>
        <Tabs.Tab value="releases">{say('releases')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="changes">
        <ChangesTab onDone={onDone} onLater={plan} />
      </Tabs.Panel>
      <Tabs.Panel value="scheduled">
        <ScheduleTab named={named} onAll={() => setNamed(undefined)} />
      </Tabs.Panel>
      <Tabs.Panel value="releases">
        <ReleasesTab />
      </Tabs.Panel>
    </Tabs>
  );
}
