import { History, LayoutTemplate, PanelBottom, PanelTop } from 'lucide-react';
import { PartLinks } from '../../kit/links/part-links.tsx';
import { Panel } from '../../kit/panel.tsx';
import { THEME_PARTS } from '../../panels/theme/theme-parts.ts';
import { say } from './words.ts';

const HEADER = {
  to: '/design/header',
  label: say('header'),
  summary: say('layoutSmallLineAnd'),
  icon: PanelTop,
};
const TEMPLATE = {
  to: '/design/template',
  label: say('template'),
  summary: say('anotherLookForThe'),
  icon: LayoutTemplate,
};
const HISTORY = {
  to: '/design/history',
  label: say('history'),
  summary: say('earlierVersionsOfThe'),
  icon: History,
};

const FOOTER = {
  to: '/design/footer',
  label: say('footer'),
  summary: say('sectionsAndBlocksBelow'),
  icon: PanelBottom,
};

export function DesignHome() {
  const parts = Object.entries(THEME_PARTS).map(([name, part]) => ({ ...part, to: `/design/theme/${name}` }));
  return (
    <Panel title={say('design')}>
      <PartLinks parts={[...parts, HEADER, FOOTER, TEMPLATE, HISTORY]} />
    </Panel>
  );
}
