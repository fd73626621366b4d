import type { LucideIcon } from 'lucide-react';
import type { Editor } from '../state/editor.ts';
import { say } from './words.ts';

export const COMMAND_GROUPS = [
  say('edit'),
  say('move'),
  say('select'),
  say('section'),
  say('insert'),
  say('view'),
] as const;

/** One thing the editor can do. Toolbars, the keyboard, its guide and the palette read the same list. */
export interface Command {
  id: string;
  label: string;
  group: (typeof COMMAND_GROUPS)[number];
  icon: LucideIcon;
  /** Any of these, e.g. `mod+D` or `shift+ArrowLeft`; `mod` is Ctrl, on a Mac the command key. */
  keys?: readonly string[];
  /** Runs again while its key is held down. */
  repeats?: boolean;
  enabled: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}
