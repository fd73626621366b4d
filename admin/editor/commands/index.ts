import { ALIGN_COMMANDS } from './align.ts';
import type { Command } from './command.ts';
import { EDIT_COMMANDS } from './edit.ts';
import { MOVE_COMMANDS } from './move.ts';
import { SECTION_COMMANDS } from './section.ts';
import { SELECT_COMMANDS } from './select.ts';

/** Everything the editor can do, once. */
export const COMMANDS: readonly Command[] = [
  ...EDIT_COMMANDS,
  ...MOVE_COMMANDS,
  ...ALIGN_COMMANDS,
  ...SELECT_COMMANDS,
  ...SECTION_COMMANDS,
];

const byId = new Map(COMMANDS.map((command) => [command.id, command]));

export function commandOf(id: string): Command {
  const command = byId.get(id);
  if (!command) throw new Error(`There is no command called ${id}.`);
  return command;
}

const byPress = new Map(COMMANDS.flatMap((command) => (command.keys ?? []).map((keys) => [keys, command])));

export function commandFor(press: string): Command | undefined {
  return byPress.get(press);
}
