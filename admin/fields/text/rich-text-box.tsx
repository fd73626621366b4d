import { ActionIcon, Button, Group } from '@mantine/core';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  Maximize2,
  TextQuote,
  Unlink,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PLACEHOLDER } from '#blocks/kit/editable.ts';
import { control } from '#core/fields/field.ts';
import { EMPTY_RICH_TEXT, plainText } from '#core/rich-text/document.ts';
import { readRichText } from '#core/rich-text/read.ts';
import { isSame } from '#core/same.ts';
import { lengthWords } from '#core/text/length-of-text.ts';
import { makeRichEditor, type RichEditor } from '../../kit/rich-text/rich-editor.ts';
import { makeStore, useStore } from '../../kit/store.ts';
import classes from '../control/fields.module.css';
import { SlashPopup } from './slash-popup.tsx';
import { say } from './words.ts';
import writing from './writing.module.css';

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

export default function RichTextBox(props: {
  label: string;
  value: unknown;
  isLong: boolean;
  onChange: (value: unknown) => void;
}) {
  const { label, value, isLong } = props;
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [editor] = useState(() => makeStore<RichEditor | undefined>(undefined));
  const rich = useStore(editor, (made) => made);
  const [isWhole, setWhole] = useState(false);
  const latest = useRef(props);
  /** Escape leaves the whole window first, then the text. */
  const leaveWhole = useRef((): boolean => false);
  useEffect(() => {
    latest.current = props;
    leaveWhole.current = () => {
      setWhole(false);
      return isWhole;
    };
    // Only what came from elsewhere is written: what was typed here stands here already.
    if (rich && !isSame(rich.read(), value)) rich.write(value);
  });

  useEffect(() => {
    if (!element) return undefined;
    const made = makeRichEditor({
      element,
      value: latest.current.value,
      control: control('richText', { label }, {}),
      onInput: () => latest.current.onChange(made.read()),
      onDone: () => {
        if (!leaveWhole.current()) element.blur();
      },
    });
    editor.set(made);
    return () => {
      editor.set(undefined);
      made.destroy();
    };
  }, [editor, element, label]);

  const toggleWhole = () => {
    setWhole(!isWhole);
    rich?.tiptap.commands.focus();
  };
  return (
    <div className={`${classes.richText} ${isWhole ? writing.whole : ''}`}>
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
        {isLong && <WholeButton isWhole={isWhole} onToggle={toggleWhole} />}
      </Group>
      <div
        ref={setElement}
        className={`${classes.richTextBody} ${writing.text}`}
        data-placeholder={PLACEHOLDER}
        data-size={isLong ? 'long' : undefined}
      />
      {isLong && (
        <div className={writing.foot}>
          <span>{lengthWords(plainText(readRichText(value) ?? EMPTY_RICH_TEXT))}</span>
          <span>{say('typeForHeadingsLists')}</span>
        </div>
      )}
      {rich && <SlashPopup rich={rich} />}
    </div>
  );
}

function WholeButton({ isWhole, onToggle }: { isWhole: boolean; onToggle: () => void }) {
  if (isWhole)
    return (
      <Button size="compact-sm" variant="default" ml="auto" onClick={onToggle}>
        {say('done')}
      </Button>
    );
  const label = say('writeInFullScreen');
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={30}
      ml="auto"
      aria-label={label}
      title={label}
      onClick={onToggle}
    >
      <Maximize2 size={16} />
    </ActionIcon>
  );
}
