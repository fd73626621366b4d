import { headerFooterFields } from '#core/content/header-footer.ts';
import { blockFields } from '#blocks/index.ts';
import { SingleForm } from '../documents/single-form.tsx';
import { Panel } from '../shell/panel.tsx';

const header = headerFooterFields(blockFields).control.fields?.header?.fields ?? {};

export function HeaderPanel() {
  return (
    <Panel title="Header" back={{ to: '/design', label: 'Back to design' }}>
      <SingleForm kind="headerFooter" documentKey="headerFooter" controls={header} part="header" />
    </Panel>
  );
}
