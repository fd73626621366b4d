import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Baseline,
  Bold,
  Code,
  Italic,
  Link,
  List,
  ListOrdered,
  RemoveFormatting,
  Strikethrough,
  TextQuote,
  Underline,
} from 'lucide-react';
import { useState } from 'react';
import { useEditor } from '../canvas/editor-context.ts';
import type { FramePage } from '../canvas/frame-page.ts';
import { Bar } from '../bars/bar.tsx';
import { Tool } from '../bars/tool.tsx';
import { useStore } from '../../kit/store.ts';
import { ColourEditor } from './colour-editor.tsx';
import { LinkEditor } from './link-editor.tsx';
import type { RichEditor } from '../../kit/rich-text/rich-editor.ts';
import { useFormat } from './use-format.ts';
import { say } from './words.ts';

/** The tools of a text that is typed into. */
export function TextBar({ frame }: { frame: FramePage }) {
  const { rich } = useEditor();
  const open = useStore(rich, (value) => value);
  return open ? <OpenBar key={open.tiptap.instanceId} rich={open} frame={frame} /> : null;
}

const LINES = [
  { id: 'p', label: say('text') },
  { id: '1', label: say('heading1') },
  { id: '2', label: say('heading2') },
  { id: '3', label: say('heading3') },
  { id: '4', label: say('heading4') },
] as const;

function OpenBar({ rich, frame }: { rich: RichEditor; frame: FramePage }) {
  const { tiptap } = rich;
  const format = useFormat(tiptap);
  const [layer, setLayer] = useState<'link' | 'colour'>();
  const chain = () => tiptap.chain().focus(undefined, { scrollIntoView: false });
  const setLine = (id: string) =>
    id === 'p'
      ? chain().setParagraph().run()
      : chain()
          .setHeading({ level: Number(id) as 1 | 2 | 3 | 4 })
          .run();
  const close = () => {
    setLayer(undefined);
    tiptap.commands.focus(undefined, { scrollIntoView: false });
  };
  return (
    <Bar label={say('text')} target={() => tiptap.view.dom}>
      {layer === 'link' && <LinkEditor tiptap={tiptap} frame={frame} onClose={close} />}
      {layer === 'colour' && (
        <ColourEditor tiptap={tiptap} frame={frame} value={format.colour} onClose={close} />
      )}
      {layer === undefined && (
        <>
          <select
            className="pick"
            aria-label={say('textStyle')}
            value={format.line}
            onChange={(event) => setLine(event.currentTarget.value)}
          >
            {LINES.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          <i className="part" />
          <Tool
            label={say('bold')}
            icon={Bold}
            isOn={format.bold}
            onPress={() => chain().toggleBold().run()}
          />
          <Tool
            label={say('italic')}
            icon={Italic}
            isOn={format.italic}
            onPress={() => chain().toggleItalic().run()}
          />
          <Tool
            label={say('underline')}
            icon={Underline}
            isOn={format.underline}
            onPress={() => chain().toggleUnderline().run()}
          />
          <Tool
            label={say('strikeThrough')}
            icon={Strikethrough}
            isOn={format.strike}
            onPress={() => chain().toggleStrike().run()}
          />
          <Tool
            label={say('code')}
            icon={Code}
            isOn={format.code}
            onPress={() => chain().toggleCode().run()}
          />
          <Tool label={say('link')} icon={Link} isOn={format.link} onPress={() => setLayer('link')} />
          <Tool
            label={say('colour')}
            icon={Baseline}
            isOn={format.colour !== ''}
            onPress={() => setLayer('colour')}
          />
          <i className="part" />
          <Tool
            label={say('bulletedList')}
            icon={List}
            isOn={format.bullets}
            onPress={() => chain().toggleBulletList().run()}
          />
          <Tool
            label={say('numberedList')}
            icon={ListOrdered}
            isOn={format.numbers}
            onPress={() => chain().toggleOrderedList().run()}
          />
          <Tool
            label={say('quote')}
            icon={TextQuote}
            isOn={format.quote}
            onPress={() => chain().toggleBlockquote().run()}
          />
          <i className="part" />
          {ALIGNMENTS.map(({ id, label, icon }) => (
            <Tool
              key={id}
              label={label}
              icon={icon}
              isOn={format.align === id}
              onPress={() => chain().setAlignment(id).run()}
            />
          ))}
          <Tool
            label={say('removeFormatting')}
            icon={RemoveFormatting}
            onPress={() => chain().unsetAllMarks().clearNodes().run()}
          />
        </>
      )}
    </Bar>
  );
}

const ALIGNMENTS = [
  { id: 'left', label: say('alignLeft'), icon: AlignLeft },
  { id: 'center', label: say('centre'), icon: AlignCenter },
  { id: 'right', label: say('alignRight'), icon: AlignRight },
] as const;
