import { ActionIcon, Group } from '@mantine/core';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  TextQuote,
  Unlink,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PLACEHOLDER } from '#blocks/kit/editable.ts';
import { control } from '#core/fields/field.ts';
import { isSame } from '#core/same.ts';
import { makeRichEditor, type RichEditor } from '../../kit/rich-text/rich-editor.ts';
import classes from '../control/fields.module.css';

type Chain = ReturnType<RichEditor['tiptap']['chain']>;

const TOOLS: readonly { label: string; icon: LucideIcon; run: (chain: Chain) => Chain }[] = [
  { label: 'Bold', icon: Bold, run: (chain) => chain.toggleBold() },
  { label: 'Italic', icon: Italic, run: (chain) => chain.toggleItalic() },
  { label: 'Heading 2', icon: Heading2, run: (chain) => chain.toggleHeading({ level: 2 }) },
  { label: 'Heading 3', icon: Heading3, run: (chain) => chain.toggleHeading({ level: 3 }) },
  { label: 'Quote', icon: TextQuote, run: (chain) => chain.toggleBlockquote() },
  { label: 'Bulleted list', icon: List, run: (chain) => chain.toggleBulletList() },
  { label: 'Numbered list', icon: ListOrdered, run: (chain) => chain.toggleOrderedList() },
  { label: 'Remove link', icon: Unlink, run: (chain) => chain.unsetLink() },
];

export default function RichTextBox(props: {
  label: string;
  value: unknown;
  isLong: boolean;
  onChange: (value: unknown) => void;
}) {
  const { label, value, isLong } = props;
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const editor = useRef<RichEditor>(undefined);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
    // Only what came from elsewhere is written: what was typed here stands here already.
    if (editor.current && !isSame(editor.current.read(), value)) editor.current.write(value);
  });

  useEffect(() => {
    if (!element) return undefined;
    const made = makeRichEditor({
      element,
      value: latest.current.value,
      control: control('richText', { label }, {}),
      onInput: () => latest.current.onChange(made.read()),
      onDone: () => element.blur(),
    });
    editor.current = made;
    return () => {
      editor.current = undefined;
      made.destroy();
    };
  }, [element, label]);

  return (
    <div className={classes.richText}>
      <Group gap={2} p={4}>
        {TOOLS.map(({ label: name, icon: Icon, run }) => (
          <ActionIcon
            key={name}
            variant="subtle"
            color="gray"
            size={30}
            aria-label={name}
            title={name}
            onClick={() => editor.current && run(editor.current.tiptap.chain().focus()).run()}
          >
            <Icon size={16} />
          </ActionIcon>
        ))}
      </Group>
      <div
        ref={setElement}
        className={classes.richTextBody}
        data-placeholder={PLACEHOLDER}
        data-size={isLong ? 'long' : undefined}
      />
    </div>
  );
}
