import { History, LayoutTemplate, PanelBottom, PanelTop } from 'lucide-react';
import { PartLinks } from '../../kit/links/part-links.tsx';
import { Panel } from '../../kit/panel.tsx';
import { THEME_PARTS } from '../../panels/theme/theme-parts.ts';

const HEADER = {
  to: '/design/header',
  label: 'Header',
  summary: 'Layout, small line and button above every page',
  icon: PanelTop,
};
const TEMPLATE = {
  to: '/design/template',
  label: 'Template',
  summary: 'Another look for the same content',
  icon: LayoutTemplate,
};
const HISTORY = {
  to: '/design/history',
  label: 'History',
  summary: 'Earlier versions of the design',
  icon: History,
};

const FOOTER = {
  to: '/design/footer',
  label: 'Footer',
  summary: 'Sections and blocks below every page',
  icon: PanelBottom,
};

export function DesignHome() {
  const parts = Object.entries(THEME_PARTS).map(([name, part]) => ({ ...part, to: `/design/theme/${name}` }));
  return (
    <Panel title="Design">
      <PartLinks parts={[...parts, HEADER, FOOTER, TEMPLATE, HISTORY]} />
    </Panel>
  );
}
