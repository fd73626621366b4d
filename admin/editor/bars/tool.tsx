import type { LucideIcon } from 'lucide-react';
import { useEditor } from '../canvas/editor-context.ts';
import { commandOf } from '../commands/index.ts';
import { keyCaps } from '../../kit/keys.ts';

/** A button over the page. */
export function Tool(props: {
  label: string;
  icon: LucideIcon;
  isOn?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}) {
  const { label, icon: Icon, isOn, isDisabled, onPress } = props;
  return (
    <button
      type="button"
      className="tool"
      aria-label={label}
      title={label}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      disabled={isDisabled}
      // The keyboard stays where it is, in the text or on the block.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  );
}

/** A button for a command of the list. What cannot be done now is not offered. */
export function CommandTool({ id }: { id: string }) {
  const editor = useEditor();
  const { label, icon, keys, enabled, run } = commandOf(id);
  const caps = keys?.[0] === undefined ? '' : ` (${keyCaps(keys[0]).join(' ')})`;
  return <Tool label={label + caps} icon={icon} isDisabled={!enabled(editor)} onPress={() => run(editor)} />;
}
