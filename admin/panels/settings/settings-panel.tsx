import type { ReactNode } from 'react';
import { Panel } from '../../kit/panel.tsx';

/** A panel one level below the list of settings. */
export function SettingsPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel title={title} back={{ to: '/settings', label: 'Back to settings' }}>
      {children}
    </Panel>
  );
}
