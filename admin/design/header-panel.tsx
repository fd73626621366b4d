import { headerFields } from '#core/content/header-footer.ts';
import { SingleForm } from '../documents/single-form.tsx';
import { Panel } from '../shell/panel.tsx';

const header = headerFields.control.fields ?? {};

export function HeaderPanel() {
  return (
    <Panel title="Header" back={{ to: '/design', label: 'Back to design' }}>
      <SingleForm kind="headerFooter" documentKey="headerFooter" controls={header} part="header" />
    </Panel>
  );
}
