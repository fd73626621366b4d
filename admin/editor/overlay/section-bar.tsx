import { findSection } from '#core/page/find.ts';
import { Plus } from 'lucide-react';
import { useBody, useEditor, useSelection } from '../canvas/editor-context.ts';
import type { FramePage } from '../canvas/frame-page.ts';
import { sectionElement } from '../canvas/measure.ts';
import { Bar } from '../bars/bar.tsx';
import { CommandTool, Tool } from '../bars/tool.tsx';

export function SectionBar({ frame }: { frame: FramePage }) {
  const editor = useEditor();
  const selection = useSelection();
  const body = useBody();
  const section = selection.kind === 'section' ? findSection(body, selection.id) : undefined;
  if (!section) return null;
  const name = section.style.name || 'Section';
  return (
    <Bar
      key={section.id}
      label={`Tools: ${name}`}
      isInside
      target={() => sectionElement(frame.main, section.id)}
    >
      <span className="label">{name}</span>
      <Tool label="Add a block" icon={Plus} onPress={() => editor.panel.set('blocks')} />
      <CommandTool id="earlier" />
      <CommandTool id="later" />
      <CommandTool id="duplicate" />
      <CommandTool id="save-section" />
      <CommandTool id={section.style.hidden ? 'show-section' : 'hide-section'} />
      <CommandTool id="delete" />
    </Bar>
  );
}
