import type { ReactNode } from 'react';
import { Panel } from '../../kit/panel.tsx';
import { say } from './words.ts';

/** A panel one level below the list of settings. */
export function SettingsPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel title={title} back={{ to: '/settings', label: say('backToSettings') }}>
      {children}
    </Panel>
  );
}
