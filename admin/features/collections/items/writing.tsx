import { ActionIcon, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { Editor as TipTap } from '@tiptap/core';
import {
  ArrowDown,
  ArrowUp,
  Image as ImageIcon,
  Images,
  MousePointerClick,
  ShoppingBag,
  Tag,
  Trash2,
  Video,
  type LucideIcon,
} from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { blockName, blockOf } from '#blocks/index.ts';
import { renditionUrl } from '#core/images/images.ts';
import { flowOf, insertInFlow, moveInFlow, removeFromFlow, setValues, textOf } from '#core/page/flow.ts';
import type { Block, PageBody } from '#core/page/page.ts';
import { EMPTY_RICH_TEXT, isEmptyRichText, plainText } from '#core/rich-text/document.ts';
import { isSame } from '#core/same.ts';
import { lengthWords } from '#core/text/length-of-text.ts';
import type { Asset } from '#contract/content/assets.ts';
import { Fields } from '../../../fields/fields.tsx';
import { newId } from '../../../kit/new-id.ts';
import { partAtCaret, type Parted } from '../../../kit/rich-text/inserting.ts';
import type { SlashItem } from '../../../kit/rich-text/slash-menu.ts';
import { AssetPicker } from '../../../pickers/asset-picker.tsx';
import { valueOf } from '../../../pickers/assets/picture-value.ts';
import { UploadLine } from '../../../pickers/uploads/upload-tray.tsx';
import { useUpload } from '../../../pickers/uploads/use-upload.ts';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './writing.module.css';
import { part } from '../../../kit/opening/part.ts';

const RichTextBox = part(() => import('../../../fields/text/rich-text-box.tsx'));

/** What a slash puts between words, besides what the words themselves can become. */
const INSERTS: readonly {
  type: string;
  label: string;
  words: string;
  icon: LucideIcon;
  values?: object;
}[] = [
  { type: 'image', label: say('picture'), words: say('photoImage'), icon: ImageIcon },
  { type: 'gallery', label: say('gallery'), words: say('picturesSlides'), icon: Images },
  { type: 'video', label: say('video'), words: say('filmYoutube'), icon: Video },
  { type: 'button', label: say('button'), words: say('linkAction'), icon: MousePointerClick },
  {
    type: 'products',
    label: say('product'),
    words: say('oneThingFromTheShop'),
    icon: Tag,
    values: { count: 1, layout: 'list' },
  },
  { type: 'products', label: say('products'), words: say('shopBuy'), icon: ShoppingBag },
];

interface WritingProps {
  body: PageBody;
  startsHere?: boolean;
  onChange: (body: PageBody) => void;
}

/** Where something is about to be put. */
interface Spot extends Parted {
  at: string;
}

/** A post from top to bottom: words, and what stands between them. */
export function Writing({ body, startsHere = false, onChange }: WritingProps) {
  const blocks = flowOf(body) ?? [];
  const [choosing, setChoosing] = useState<Spot>();
  const dropped = useRef<Spot>(undefined);
  const latest = useRef({ body, onChange });
  useEffect(() => {
    latest.current = { body, onChange };
  });
  /** Puts a block there, and gives back where the next one goes. */
  const insert = (spot: Spot, type: string, values: object = {}): Spot => {
    const now = latest.current;
    const { before, after } = spot;
    const initial = blockOf(type)?.fields.initial;
    const block = { id: newId(), type, values: { ...(initial as object), ...values } };
    const afterId = newId();
    const next = insertInFlow(now.body, { at: spot.at, before, after, blocks: [block], afterId });
    latest.current = { ...now, body: next };
    now.onChange(next);
    const at = isEmptyRichText(before) ? spot.at : afterId;
    return { at, whole: after, before: EMPTY_RICH_TEXT, after };
  };
  const { items, upload } = useUpload((asset) => {
    const spot = dropped.current;
    if (!spot || asset.kind !== 'image') return;
    const text = flowOf(latest.current.body)?.find(({ id }) => id === spot.at);
    const written = text ? textOf(text) : EMPTY_RICH_TEXT;
    // Somebody who wrote on while it was on its way finds the picture behind their words.
    const hasMoved = !isSame(written, spot.whole);
    const found = hasMoved ? { ...spot, before: written, after: EMPTY_RICH_TEXT } : spot;
    dropped.current = insert(found, 'image', { image: valueOf(asset) });
  });
  const insertsAt = (at: string): SlashItem[] =>
    INSERTS.map(({ type, values, ...item }, index) => ({
      ...item,
      id: `insert-${index}`,
      run: (tiptap: TipTap) => {
        const spot = { at, ...partAtCaret(tiptap) };
        if (type === 'image') setChoosing(spot);
        else insert(spot, type, values);
      },
    }));
  const takePictures = (at: string) => (files: readonly File[], tiptap: TipTap) => {
    dropped.current = { at, ...partAtCaret(tiptap) };
    upload(files, { accepts: 'image' });
  };
  const pick = (asset: Asset) => {
    if (choosing) insert(choosing, 'image', { image: valueOf(asset) });
    setChoosing(undefined);
  };
  const words = blocks.filter(({ type }) => type === 'text').map((block) => plainText(textOf(block)));
  const waiting = items.filter(({ state }) => state !== 'done' && state !== 'cancelled');
  return (
    <Stack gap="sm" className={classes.flow}>
      <Suspense fallback={<Skeleton height={200} />}>
        {blocks.map((block, index) =>
          block.type === 'text' ? (
            <RichTextBox
              key={block.id}
              label={say('text')}
              value={block.values.text}
              isLong={blocks.length === 1}
              startsHere={startsHere && index === 0}
              inserts={insertsAt(block.id)}
              onPictures={takePictures(block.id)}
              onChange={(text) => onChange(setValues(body, block.id, { text }))}
            />
          ) : (
            <Inserted
              key={block.id}
              block={block}
              isFirst={index === 0}
              isLast={index === blocks.length - 1}
              body={body}
              onChange={onChange}
            />
          ),
        )}
      </Suspense>
      {waiting.length > 0 && (
        <ul className={classes.uploads}>
          {waiting.map((item) => (
            <UploadLine key={item.key} item={item} />
          ))}
        </ul>
      )}
      <Group justify="space-between" className={classes.foot}>
        <Text size="sm" className="quiet" role="status">
          {lengthWords(words.join('\n'))}
        </Text>
        <Text size="sm" className="quiet">
          {say('typeForMore')}
        </Text>
      </Group>
      {choosing && <AssetPicker kind="image" onPick={pick} onClose={() => setChoosing(undefined)} />}
    </Stack>
  );
}

/** Something between the words, with the settings it has on the page. */
function Inserted(props: WritingProps & { block: Block; isFirst: boolean; isLast: boolean }) {
  const { block, isFirst, isLast, body, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const name = declared(blockName(block));
  const picture = block.type === 'image' ? (block.values.image as { src?: string; alt?: string }) : undefined;
  const definition = blockOf(block.type);
  return (
    <section className={classes.inserted} aria-label={name}>
      <Group gap={4} wrap="nowrap">
        <Button variant="subtle" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {name}
        </Button>
        <Tool
          label={say('moveTitleUp', { title: name })}
          icon={ArrowUp}
          isOff={isFirst}
          onClick={() => onChange(moveInFlow(body, block.id, -1))}
        />
        <Tool
          label={say('moveTitleDown', { title: name })}
          icon={ArrowDown}
          isOff={isLast}
          onClick={() => onChange(moveInFlow(body, block.id, 1))}
        />
        <Tool
          label={say('removeTitle', { title: name })}
          icon={Trash2}
          isOff={false}
          onClick={() => onChange(removeFromFlow(body, block.id))}
        />
      </Group>
      {picture?.src && (
        <img className={classes.picture} src={renditionUrl(picture.src, 750)} alt={picture.alt ?? ''} />
      )}
      {(isOpen || (!picture && block.type !== 'line')) && definition && (
        <Fields
          controls={definition.fields.control.fields ?? {}}
          names={Object.keys(definition.fields.control.fields ?? {}).slice(0, isOpen ? undefined : 2)}
          values={block.values}
          errors={{}}
          onChange={(field, value) => onChange(setValues(body, block.id, { [field]: value }))}
        />
      )}
    </section>
  );
}

function Tool(props: { label: string; icon: LucideIcon; isOff: boolean; onClick: () => void }) {
  const { label, icon: Icon, isOff, onClick } = props;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onClick}
    >
      <Icon size={16} />
    </ActionIcon>
  );
}
