import { useEffect, useRef, useState } from 'react';
import { PLACEHOLDER } from '#blocks/kit/editable.ts';
import { control } from '#core/fields/field.ts';
import { isSame } from '#core/same.ts';
import { makeRichEditor, type RichEditor, type RichInserts } from '../../kit/rich-text/rich-editor.ts';
import { makeStore, useStore } from '../../kit/store.ts';
import classes from '../control/fields.module.css';
import { declared } from '../../words/catalogue.ts';
import { beginWriting } from './begin-writing.ts';
import { RichTextTools } from './rich-text-tools.tsx';
import { SlashPopup } from './slash-popup.tsx';

export default function RichTextBox(
  props: {
    label: string;
    value: unknown;
    /** The text of a post gets more room than a few words do. */
    isLong?: boolean;
    /** Somebody came here to write. */
    startsHere?: boolean;
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
    if (latest.current.startsHere) beginWriting(made);
    return () => {
      editor.set(undefined);
      made.destroy();
    };
  }, [editor, element, label]);

  return (
    <div className={classes.richText} data-rich-text="">
      <RichTextTools rich={rich} />
      <div
        ref={setElement}
        className={classes.richTextBody}
        data-placeholder={declared(PLACEHOLDER)}
        data-size={isLong ? 'long' : undefined}
      />
      {rich && <SlashPopup rich={rich} />}
    </div>
  );
}
