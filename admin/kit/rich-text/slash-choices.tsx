import type { Ref } from 'react';
import type { RichEditor } from './rich-editor.ts';
import { SLASH_NAME, slashWords, type SlashState } from './slash-menu.ts';

/** What a line can become that begins with a slash. Whoever shows it puts it in its place. */
export function SlashChoices(props: {
  ref: Ref<HTMLDivElement>;
  rich: RichEditor;
  state: SlashState | undefined;
  classes: Readonly<Record<'unseen' | 'menu' | 'option', string | undefined>>;
}) {
  const { ref, rich, state, classes } = props;
  return (
    <>
      {/* The keyboard stays in the text: only words can tell what is chosen. */}
      <div role="status" className={classes.unseen}>
        {state && slashWords(state)}
      </div>
      {state && (
        <div ref={ref} className={classes.menu} role="listbox" aria-label={SLASH_NAME}>
          {state.items.map((item, index) => (
            <div
              key={item.id}
              role="option"
              tabIndex={-1}
              className={classes.option}
              aria-selected={index === state.chosen}
              onMouseDown={(event) => {
                event.preventDefault();
                rich.slash.choose(item, rich.tiptap);
              }}
            >
              <item.icon size={16} aria-hidden="true" />
              {item.label}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
