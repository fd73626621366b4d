import {
  BookmarkPlus,
  Command as PaletteIcon,
  Eye,
  EyeOff,
  Keyboard,
  LayoutPanelTop,
  ListTree,
  PanelLeft,
  Plus,
} from 'lucide-react';
import { findSection } from '#core/page/find.ts';
import { setSectionStyle } from '#core/page/actions/sections.ts';
import { isPaletteOpen } from '../../kit/palette/palette.ts';
import type { Editor } from '../state/editor.ts';
import { sectionIdOf } from '../state/selection.ts';
import type { Command } from './command.ts';
import { switchBetweenPageAndPanel } from './take-keyboard.ts';

const sectionOf = ({ session, selection }: Editor) => {
  const body = session.body.get();
  const id = sectionIdOf(body, selection.get());
  return id === undefined ? undefined : findSection(body, id);
};

function setHidden(editor: Editor, hidden: boolean): void {
  const section = sectionOf(editor);
  if (!section) return;
  editor.run(hidden ? 'Hide the section' : 'Show the section', (body) =>
    setSectionStyle(body, { id: section.id, style: { hidden } }),
  );
}

export const SECTION_COMMANDS: readonly Command[] = [
  {
    id: 'hide-section',
    label: 'Hide the section',
    group: 'Section',
    icon: EyeOff,
    enabled: (editor) => sectionOf(editor)?.style.hidden === false,
    run: (editor) => setHidden(editor, true),
  },
  {
    id: 'show-section',
    label: 'Show the section',
    group: 'Section',
    icon: Eye,
    enabled: (editor) => sectionOf(editor)?.style.hidden === true,
    run: (editor) => setHidden(editor, false),
  },
  {
    id: 'save-section',
    label: 'Save the section for other pages',
    group: 'Section',
    icon: BookmarkPlus,
    enabled: (editor) => sectionOf(editor) !== undefined,
    run: ({ layer }) => layer.set('saveSection'),
  },
  {
    id: 'add-block',
    label: 'Add a block',
    group: 'Insert',
    icon: Plus,
    keys: ['/'],
    enabled: ({ session }) => session.body.get().sections.length > 0,
    run: ({ panel }) => panel.set('blocks'),
  },
  {
    id: 'add-section',
    label: 'Add a section',
    group: 'Insert',
    icon: LayoutPanelTop,
    keys: ['+'],
    enabled: () => true,
    run(editor) {
      const { sections } = editor.session.body.get();
      const section = sectionOf(editor);
      const at = section ? sections.indexOf(section) + 1 : undefined;
      editor.insertAt.set(at);
      editor.panel.set('sections');
    },
  },
  {
    id: 'outline',
    label: 'Show the outline',
    group: 'View',
    icon: ListTree,
    enabled: () => true,
    run: ({ panel }) => panel.set('outline'),
  },
  {
    id: 'panel',
    label: 'Switch between panel and page',
    group: 'View',
    icon: PanelLeft,
    keys: ['F6'],
    enabled: () => true,
    run: switchBetweenPageAndPanel,
  },
  {
    id: 'palette',
    label: 'Search',
    group: 'View',
    icon: PaletteIcon,
    keys: ['mod+K'],
    enabled: () => true,
    run: () => isPaletteOpen.set(true),
  },
  {
    id: 'keys',
    label: 'Show keyboard shortcuts',
    group: 'View',
    icon: Keyboard,
    keys: ['?'],
    enabled: () => true,
    run: ({ layer }) => layer.set('keys'),
  },
];
