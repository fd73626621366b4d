import { Radio, SegmentedControl, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { paletteOf, takePalette } from '#core/theme/change-theme.ts';
import { PALETTES, type NamedPalette } from '#core/theme/palettes.ts';
import type { Theme } from '#core/theme/theme.ts';
import { useDesign } from './design-context.ts';
import { OwnColours } from './own-colours.tsx';
import { ThemeFields } from './theme-fields.tsx';
import { ThemePanel } from './theme-panel.tsx';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './design.module.css';

type Time = 'light' | 'dark';
const TIMES: Readonly<Record<Theme['scheme'], readonly Time[]>> = {
  light: ['light'],
  dark: ['dark'],
  auto: ['light', 'dark'],
};
const TIME_WORDS = { light: say('light'), dark: say('dark') } as const;

export function ColoursPanel() {
  return (
    <ThemePanel part="colours">
      <Colours />
    </ThemePanel>
  );
}

export function Colours() {
  const { theme } = useDesign();
  return (
    <>
      <Palettes times={TIMES[theme.scheme]} />
      <ThemeFields names={['scheme']} />
      <Times times={TIMES[theme.scheme]} />
    </>
  );
}

function Palettes({ times }: { times: readonly Time[] }) {
  const { theme, change } = useDesign();
  const take = (name: string) => {
    const palette = PALETTES.find((one) => one.name === name);
    if (palette) change(say('coloursOfName', { name }), (now) => takePalette(now, palette));
  };
  return (
    <Radio.Group label={say('palettes')} value={paletteOf(theme)?.name ?? ''} onChange={take}>
      <div className={classes.tiles}>
        {PALETTES.map((palette) => (
          <Radio.Card key={palette.name} value={palette.name} className={classes.tile ?? ''}>
            <Swatch palette={palette} times={times} />
            {declared(palette.name)}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}

function Swatch({ palette, times }: { palette: NamedPalette; times: readonly Time[] }) {
  return (
    <span className={classes.swatch} aria-hidden="true">
      {times.map((time) => {
        const { paper, ink, accent } = palette[time];
        return (
          <span key={time} style={{ background: paper, color: ink }}>
            {say('aa')}
            <i style={{ background: accent }} />
          </span>
        );
      })}
    </span>
  );
}

/** The three colours themselves. Whoever changes those of the night sees the night. */
function Times({ times }: { times: readonly Time[] }) {
  const { setLook } = useDesign();
  const [chosen, setChosen] = useState<Time>('light');
  const time = times.includes(chosen) ? chosen : (times[0] ?? 'light');
  useEffect(() => () => setLook('device'), [setLook]);
  const choose = (next: string) => {
    setChosen(next as Time);
    setLook(next as Time);
  };
  return (
    <section className={classes.part} aria-label={say('paperInkAndAccent')}>
      <h2>{say('paperInkAndAccent')}</h2>
      <Text className="quiet" size="sm">
        {say('chooseThreeColoursThe')}
      </Text>
      {times.length > 1 && (
        <SegmentedControl
          fullWidth
          aria-label={say('coloursToChange')}
          value={time}
          onChange={choose}
          data={times.map((value) => ({ value, label: TIME_WORDS[value] }))}
        />
      )}
      <OwnColours time={time} />
    </section>
  );
}
