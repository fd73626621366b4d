import { Button, Stack } from '@mantine/core';
import { sectionStyle } from '#core/page/stored/fields.ts';
import type { Section, SectionStyle } from '#core/page/page.ts';
import { setSectionStyle } from '#core/page/actions/sections.ts';
import { labelOf } from '../../fields/control/control.ts';
import { Fields } from '../../fields/fields.tsx';
import { useEditor } from '../canvas/editor-context.ts';
import { commandOf } from '../commands/index.ts';
import { ShownIn } from '../languages/shown-in.tsx';
import { BlockTexts } from '../languages/texts-panel.tsx';
import { FilmLink } from './film-link.tsx';
import { ToneControl } from './tone-control.tsx';
import { useValues } from '../state/use-values.ts';
import { inSentence } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './panels.module.css';

const controls = sectionStyle.control.fields ?? {};
/** A picture that was clicked is what somebody wants to change: it comes before sizes. */
const PICTURE = ['background', 'video'];
const LAYOUT = ['height', 'width', 'space', 'align', 'divider'];
const ACTIONS = ['earlier', 'later', 'duplicate', 'delete'];

/** What can be set on a section as a whole. */
export function SectionPanel({ section }: { section: Section }) {
  const editor = useEditor();
  const { id, style } = section;
  const hasBackground = style.background.src !== '' || style.video !== '' || style.videoLink !== '';
  const set = (change: Partial<SectionStyle>, label: string, thing: string) =>
    void editor.run(label, (body) => setSectionStyle(body, { id, style: change }), `style:${id}:${thing}`);
  const values = useValues({
    field: sectionStyle,
    values: style,
    onChange: (name, value) =>
      set(
        { [name]: value },
        say('changeLabelOf', { labelOf: inSentence(labelOf(name, controls[name])) }),
        name,
      ),
  });
  const fields = { controls, values: values.shown, errors: values.errors, onChange: values.set };
  return (
    <Stack gap={16} pb="lg">
      <h2 className={classes.name}>{style.name || say('section')}</h2>
      <BlockTexts blockId={id} />
      <div className={classes.actions}>
        {ACTIONS.map(commandOf).map(({ id: command, label, icon: Icon, enabled, run }) => (
          <Button
            key={command}
            size="xs"
            justify="start"
            variant="default"
            leftSection={<Icon size={14} />}
            disabled={!enabled(editor)}
            onClick={() => run(editor)}
          >
            {label}
          </Button>
        ))}
      </div>
      <Fields {...fields} names={['name']} />
      <ToneControl value={style.tone} onChange={(tone) => set({ tone }, say('changeColours'), 'tone')} />
      <Fields {...fields} names={[...PICTURE, ...(style.video === '' ? ['videoLink'] : [])]} />
      {style.video === '' && (
        <FilmLink
          link={style.videoLink}
          onPicture={(background) =>
            set(
              { background },
              say('changeLabelOf', { labelOf: inSentence(labelOf('background', controls.background)) }),
              'background',
            )
          }
        />
      )}
      <Fields
        {...fields}
        names={[...(hasBackground ? ['veil'] : []), ...LAYOUT, 'scroll', 'stagger', 'hidden']}
      />
      <ShownIn part={section} />
    </Stack>
  );
}
