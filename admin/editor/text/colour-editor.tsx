import type { Editor as TipTap } from '@tiptap/core';
import { X } from 'lucide-react';
import type { FramePage } from '../canvas/frame-page.ts';
import { Tool } from '../bars/tool.tsx';
import { say } from './words.ts';

const ROLES = [
  { name: '--ink', label: say('ink') },
  { name: '--quiet', label: say('quiet') },
  { name: '--accent', label: say('accent') },
] as const;
const MORE = ['#b4452b', '#b7791f', '#2e6b4f', '#2b4bf2', '#7a3e9d', '#6b6b6b'];

/** Colours of the theme first, a few more, and any other. */
export function ColourEditor(props: {
  tiptap: TipTap;
  frame: FramePage;
  value: string;
  onClose: () => void;
}) {
  const { tiptap, frame, value, onClose } = props;
  const chain = () => tiptap.chain().focus(undefined, { scrollIntoView: false });
  const style = frame.window.getComputedStyle(tiptap.view.dom);
  const themed = ROLES.flatMap(({ name, label }) => {
    const hex = hexOf(frame, style.getPropertyValue(name));
    return hex === undefined ? [] : [{ hex, label }];
  });
  const colours = [...themed, ...MORE.map((hex) => ({ hex, label: hex }))];
  return (
    <div className="row">
      <button type="button" className="plain" onClick={() => chain().unsetColour().run()}>
        {say('asTheTheme')}
      </button>
      {colours.map(({ hex, label }) => (
        <button
          key={label}
          type="button"
          className="swatch"
          aria-label={label}
          title={label}
          aria-pressed={value === hex}
          style={{ background: hex }}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => chain().setColour(hex).run()}
        />
      ))}
      <input
        type="color"
        aria-label={say('anotherColour')}
        value={value === '' ? '#000000' : value}
        onChange={(event) => tiptap.commands.setColour(event.currentTarget.value)}
      />
      <Tool label={say('close')} icon={X} onPress={onClose} />
    </div>
  );
}

/** A colour of any notation as the six digits that a text may carry. */
function hexOf({ document }: FramePage, colour: string): string | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!context || colour.trim() === '') return undefined;
  context.fillStyle = colour.trim();
  return /^#[0-9a-f]{6}$/.test(context.fillStyle) ? context.fillStyle : undefined;
}
