import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Control } from '#core/fields/index.ts';
import { inWords, labelOf } from '../../fields/control/control.ts';
import { useDesign } from './design-context.ts';
import { themeControl, ThemeFields } from './theme-fields.tsx';
import { ThemePanel } from './theme-panel.tsx';
import { say } from './words.ts';
import classes from './design.module.css';

type Shape = 'corners' | 'buttons' | 'buttonShape' | 'spacing' | 'pictures';

const NOTHING: Control<'choice'>['options'] = { values: [] };

/** A small drawing of what each choice does. */
const DRAWINGS: Readonly<Record<Shape, (value: string) => ReactNode>> = {
  corners: (value) => <span className={classes.corner} data-corner={value} />,
  buttons: (value) => <span className={classes.mini} data-look={value} />,
  buttonShape: (value) => <span className={classes.mini} data-shape={value} />,
  spacing: (value) => (
    <span className={classes.space} data-space={value}>
      <i />
      <i />
      <i />
    </span>
  ),
  pictures: (value) => <span className={classes.picture} data-treatment={value} />,
};

export function ShapePanel() {
  return (
    <ThemePanel part="shape">
      <Shapes />
      <section className={classes.part} aria-label={say('motion')}>
        <h2>{say('motion')}</h2>
        <ThemeFields names={['transition', 'hover', 'distance', 'pace']} />
      </section>
    </ThemePanel>
  );
}

export function Shapes() {
  return (Object.keys(DRAWINGS) as Shape[]).map((name) => <DrawnChoice key={name} name={name} />);
}

function DrawnChoice({ name }: { name: Shape }) {
  const { theme, change } = useDesign();
  const control = themeControl(name);
  const label = labelOf(name, control);
  const { values, labels = {} } = control?.kind === 'choice' ? control.options : NOTHING;
  const choices = values.map(String);
  const choose = (next: string) => {
    const value = choices.find((one) => one === next);
    if (value !== undefined) change(label, (now) => ({ ...now, [name]: value }));
  };
  return (
    <Radio.Group label={label} value={theme[name]} onChange={choose}>
      <div className={classes.tiles} data-count={choices.length}>
        {choices.map((value) => {
          return (
            <Radio.Card key={value} value={value} className={classes.tile ?? ''}>
              <span className={classes.drawing} aria-hidden="true">
                {DRAWINGS[name](value)}
              </span>
              {labels[value] ?? inWords(value)}
            </Radio.Card>
          );
        })}
      </div>
    </Radio.Group>
  );
}
