import { ActionIcon, Group } from '@mantine/core';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  TextQuote,
  Unlink,
  type LucideIcon,
} from 'lucide-react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { LinkValue } from '#core/fields/index.ts';
import type { RichEditor } from '../../kit/rich-text/rich-editor.ts';
import { linkAt, setLink } from '../../kit/rich-text/set-link.ts';
import { LinkDialog } from '../../pickers/links/link-dialog.tsx';
import { say } from './words.ts';

type Chain = ReturnType<RichEditor['tiptap']['chain']>;

interface TextTool {
  label: string;
  icon: LucideIcon;
  /** What the words at the caret are where it is on. */
  kind: readonly [name: string, attributes?: Record<string, unknown>];
  run: (chain: Chain) => Chain;
}

const TOOLS: readonly TextTool[] = [
  { label: say('bold'), icon: Bold, kind: ['bold'], run: (chain) => chain.toggleBold() },
  { label: say('italic'), icon: Italic, kind: ['italic'], run: (chain) => chain.toggleItalic() },
  {
    label: say('heading2'),
    icon: Heading2,
    kind: ['heading', { level: 2 }],
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    label: say('heading3'),
    icon: Heading3,
    kind: ['heading', { level: 3 }],
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  { label: say('quote'), icon: TextQuote, kind: ['blockquote'], run: (chain) => chain.toggleBlockquote() },
  { label: say('bulletedList'), icon: List, kind: ['bulletList'], run: (chain) => chain.toggleBulletList() },
  {
    label: say('numberedList'),
    icon: ListOrdered,
    kind: ['orderedList'],
    run: (chain) => chain.toggleOrderedList(),
  },
];

/** Above a box of rich text: what can be done with the words at the caret, and what they are. */
export function RichTextTools({ rich }: { rich: RichEditor | undefined }) {
  const [link, setAsked] = useState<LinkValue>();
  const active = useActive(rich);
  return (
    <Group gap={2} p={4}>
      {TOOLS.map(({ label, icon, run }) => (
        <ToolButton
          key={label}
          label={label}
          icon={icon}
          isOn={active.includes(label)}
          onPress={() => rich && run(rich.tiptap.chain().focus()).run()}
        />
      ))}
      <ToolButton
        label={say('link')}
        icon={Link}
        isOn={active.includes(LINKED)}
        onPress={() => rich && setAsked(linkAt(rich.tiptap))}
      />
      {active.includes(LINKED) && (
        <ToolButton
          label={say('removeLink')}
          icon={Unlink}
          onPress={() => rich && setLink(rich.tiptap, { href: '', newWindow: false })}
        />
      )}
      {rich && link && (
        <LinkDialog
          value={link}
          onClose={() => setAsked(undefined)}
          onSet={(chosen) => {
            setLink(rich.tiptap, chosen);
            setAsked(undefined);
          }}
        />
      )}
    </Group>
  );
}

function ToolButton(props: { label: string; icon: LucideIcon; isOn?: boolean; onPress: () => void }) {
  const { label, icon: Icon, isOn, onPress } = props;
  return (
    <ActionIcon
      variant={isOn ? 'light' : 'subtle'}
      color="gray"
      size={30}
      aria-label={label}
      title={label}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      onClick={onPress}
    >
      <Icon size={16} />
    </ActionIcon>
  );
}

const LINKED = 'link';

/** The tools that are on at the caret. */
function useActive(rich: RichEditor | undefined): string[] {
  const subscribe = useCallback(
    (listener: () => void) => {
      rich?.tiptap.on('transaction', listener);
      return () => rich?.tiptap.off('transaction', listener);
    },
    [rich],
  );
  const read = () => {
    if (!rich) return '';
    const on = TOOLS.filter(({ kind }) => rich.tiptap.isActive(...kind)).map(({ label }) => label);
    return [...on, ...(rich.tiptap.isActive('link') ? [LINKED] : [])].join('\n');
  };
  return useSyncExternalStore(subscribe, read, read).split('\n');
}
