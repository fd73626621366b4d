import { Tabs } from '@mantine/core';
import { ChangesTab } from './changes-tab.tsx';
import { ReleasesTab } from './releases-tab.tsx';
import { ScheduleTab } from './schedule-tab.tsx';

/** What the next publish changes, what earlier ones changed, and what is planned. */
export default function PublishPanel({ onDone }: { onDone: () => void }) {
  return (
    <Tabs defaultValue="changes" keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="changes">Changes</Tabs.Tab>
        <Tabs.Tab value="scheduled">Scheduled</Tabs.Tab>
        <Tabs.Tab value="releases">Releases</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="changes">
        <ChangesTab onDone={onDone} />
      </Tabs.Panel>
      <Tabs.Panel value="scheduled">
        <ScheduleTab />
      </Tabs.Panel>
      <Tabs.Panel value="releases">
        <ReleasesTab />
      </Tabs.Panel>
    </Tabs>
  );
}
