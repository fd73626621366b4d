import { findSection } from '#core/page/find.ts';
import { Plus } from 'lucide-react';
import { useBody, useEditor, useSelection } from '../canvas/editor-context.ts';
import type { FramePage } from '../canvas/frame-page.ts';
import { sectionElement } from '../canvas/measure.ts';
import { Bar } from '../bars/bar.tsx';
import { CommandTool, Tool } from '../bars/tool.tsx';
import { say } from './words.ts';

export function SectionBar({ frame }: { frame: FramePage }) {
  const editor = useEditor();
  const selection = useSelection();
  const body = useBody();
  const section = selection.kind === 'section' ? findSection(body, selection.id) : undefined;
  if (!section) return null;
  const name = section.style.name || say('section');
  return (
    <Bar
      key={section.id}
      label={say('toolsName', { name })}
      isInside
      target={() => sectionElement(frame.main, section.id)}
    >
      <span className="label">{name}</span>
      <Tool label={say('addABlock')} icon={Plus} onPress={() => editor.panel.set('blocks')} />
      <CommandTool id="earlier" />
      <CommandTool id="later" />
      <CommandTool id="duplicate" />
      <CommandTool id="save-section" />
      <CommandTool id={section.style.hidden ? 'show-section' : 'hide-section'} />
      <CommandTool id="delete" />
    </Bar>
  );
}
