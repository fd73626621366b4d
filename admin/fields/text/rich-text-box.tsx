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
import { makeRichEditor, type RichEditor, type RichInserts } from '../../kit/rich-text/rich-editor.ts';
import { makeStore, useStore } from '../../kit/store.ts';
import classes from '../control/fields.module.css';
import { SlashPopup } from './slash-popup.tsx';
import { say } from './words.ts';

type Chain = ReturnType<RichEditor['tiptap']['chain']>;

const TOOLS: readonly { label: string; icon: LucideIcon; run: (chain: Chain) => Chain }[] = [
  { label: say('bold'), icon: Bold, run: (chain) => chain.toggleBold() },
  { label: say('italic'), icon: Italic, run: (chain) => chain.toggleItalic() },
  { label: say('heading2'), icon: Heading2, run: (chain) => chain.toggleHeading({ level: 2 }) },
  { label: say('heading3'), icon: Heading3, run: (chain) => chain.toggleHeading({ level: 3 }) },
  { label: say('quote'), icon: TextQuote, run: (chain) => chain.toggleBlockquote() },
  { label: say('bulletedList'), icon: List, run: (chain) => chain.toggleBulletList() },
  { label: say('numberedList'), icon: ListOrdered, run: (chain) => chain.toggleOrderedList() },
  { label: say('removeLink'), icon: Unlink, run: (chain) => chain.unsetLink() },
];

export default function RichTextBox(
  props: {
    label: string;
    value: unknown;
    /** The text of a post gets more room than a few words do. */
    isLong?: boolean;
    onChange: (value: unknown) => void;
  } & RichInserts,
) {
  const { label, value, isLong = false } = props;
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [editor] = useState(() => makeStore<RichEditor | undefined>(undefined));
  const rich = useStore(editor, (made) => made);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
    // Only what came from elsewhere is written: what was typed here stands here already.
    if (rich && !isSame(rich.read(), value)) rich.write(value);
  });

  useEffect(() => {
    if (!element) return undefined;
    const made = makeRichEditor({
      element,
      value: latest.current.value,
      control: control('richText', { label }, {}),
      // Where they lead is known by what is shown now.
      inserts: latest.current.inserts?.map((item) => ({
        ...item,
        run: (tiptap) => latest.current.inserts?.find(({ id }) => id === item.id)?.run(tiptap),
      })),
      onPictures:
        latest.current.onPictures && ((files, tiptap) => latest.current.onPictures?.(files, tiptap)),
      onInput: () => latest.current.onChange(made.read()),
      onDone: () => element.blur(),
    });
    editor.set(made);
    return () => {
      editor.set(undefined);
      made.destroy();
    };
  }, [editor, element, label]);

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
            onClick={() => rich && run(rich.tiptap.chain().focus()).run()}
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
      {rich && <SlashPopup rich={rich} />}
    </div>
  );
}
