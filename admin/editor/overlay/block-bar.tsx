import { blockName } from '#blocks/index.ts';
import { findBlock } from '#core/page/find.ts';
import { differsOnPhone } from '#core/page/phone-place.ts';
import { useBody, useEditor, useLayout, useSelection, useTextEditing } from '../canvas/editor-context.ts';
import type { FramePage } from '../canvas/frame-page.ts';
import { blockElement } from '../canvas/measure.ts';
import { commandOf } from '../commands/index.ts';
import { Bar } from '../bars/bar.tsx';
import { CommandTool } from '../bars/tool.tsx';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';

export function BlockBar({ frame }: { frame: FramePage }) {
  const editor = useEditor();
  const selection = useSelection();
  const editing = useTextEditing();
  const layout = useLayout();
  const body = useBody();
  const ids = selection.kind === 'blocks' ? selection.ids : [];
  const [first] = ids;
  const block = first === undefined ? undefined : findBlock(body, first)?.block;
  if (!block || editing) return null;
  const name = ids.length > 1 ? say('countBlocks', { count: ids.length }) : declared(blockName(block));
  const reset = commandOf('reset-phone');
  return (
    <Bar key={block.id} label={say('toolsName', { name })} target={() => blockElement(frame.main, block.id)}>
      <span className="label">{name}</span>
      {ids.length === 1 && <CommandTool id="edit-text" />}
      <CommandTool id="earlier" />
      <CommandTool id="later" />
      <CommandTool id="duplicate" />
      <CommandTool id="delete" />
      {layout === 'phone' && differsOnPhone(block) && (
        <button type="button" className="own" title={reset.label} onClick={() => reset.run(editor)}>
          {say.parts('differsOnPhoneU', { u: <u key="u">{say('reset')}</u> })}
        </button>
      )}
    </Bar>
  );
}
