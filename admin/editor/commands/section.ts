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
import { say } from './words.ts';

const sectionOf = ({ session, selection }: Editor) => {
  const body = session.body.get();
  const id = sectionIdOf(body, selection.get());
  return id === undefined ? undefined : findSection(body, id);
};

function setHidden(editor: Editor, hidden: boolean): void {
  const section = sectionOf(editor);
  if (!section) return;
  editor.run(hidden ? say('hideTheSection') : say('showTheSection'), (body) =>
    setSectionStyle(body, { id: section.id, style: { hidden } }),
  );
}

export const SECTION_COMMANDS: readonly Command[] = [
  {
    id: 'hide-section',
    label: say('hideTheSection'),
    group: say('section'),
    icon: EyeOff,
    enabled: (editor) => sectionOf(editor)?.style.hidden === false,
    run: (editor) => setHidden(editor, true),
  },
  {
    id: 'show-section',
    label: say('showTheSection'),
    group: say('section'),
    icon: Eye,
    enabled: (editor) => sectionOf(editor)?.style.hidden === true,
    run: (editor) => setHidden(editor, false),
  },
  {
    id: 'save-section',
    label: say('saveTheSection'),
    group: say('section'),
    icon: BookmarkPlus,
    enabled: (editor) => sectionOf(editor) !== undefined,
    run: ({ layer }) => layer.set('saveSection'),
  },
  {
    id: 'add-block',
    label: say('addABlock'),
    group: say('insert'),
    icon: Plus,
    keys: ['/'],
    enabled: ({ session }) => session.body.get().sections.length > 0,
    run: ({ panel }) => panel.set('blocks'),
  },
  {
    id: 'add-section',
    label: say('addASection'),
    group: say('insert'),
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
    label: say('showTheOutline'),
    group: say('view'),
    icon: ListTree,
    enabled: () => true,
    run: ({ panel }) => panel.set('outline'),
  },
  {
    id: 'panel',
    label: say('switchBetweenPanelAnd'),
    group: say('view'),
    icon: PanelLeft,
    keys: ['F6'],
    enabled: () => true,
    run: switchBetweenPageAndPanel,
  },
  {
    id: 'palette',
    label: say('search'),
    group: say('view'),
    icon: PaletteIcon,
    keys: ['mod+K'],
    enabled: () => true,
    run: () => isPaletteOpen.set(true),
  },
  {
    id: 'keys',
    label: say('showKeyboardShortcuts'),
    group: say('view'),
    icon: Keyboard,
    keys: ['?'],
    enabled: () => true,
    run: ({ layer }) => layer.set('keys'),
  },
];
