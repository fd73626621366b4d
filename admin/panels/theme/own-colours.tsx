import { ColorInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { usedColours } from '#core/theme/change-theme.ts';
import type { ThemeSeeds } from '#core/theme/theme.ts';
import { useDesign } from './design-context.ts';
import { say } from './words.ts';

const NAMES = { paper: say('paper'), ink: say('ink'), accent: say('accent') } as const;
const HELP = {
  paper: say('theBackground'),
  ink: say('textAndLines'),
  accent: say('linksButtonsHighlights'),
} as const;
const COLOUR = /^#[0-9a-f]{6}$/i;

export function OwnColours({ time }: { time: 'light' | 'dark' }) {
  const { theme, change } = useDesign();
  const seeds = theme[time];
  const used = usedColours(seeds);
  const set = (name: keyof ThemeSeeds, colour: string) =>
    change(
      say('colourOf', { part: NAMES[name] }),
      (now) => ({ ...now, [time]: { ...now[time], [name]: colour } }),
      `${time}.${name}`,
    );
  return (
    <Stack gap={12}>
      {(Object.keys(NAMES) as (keyof ThemeSeeds)[]).map((name) => {
        const found = used.find(({ role }) => role === name);
        return (
          <Colour
            key={`${time}${name}`}
            label={NAMES[name]}
            help={found ? `${HELP[name]} ${describe(found)}` : HELP[name]}
            value={seeds[name]}
            onChange={(colour) => set(name, colour)}
          />
        );
      })}
    </Stack>
  );
}

function describe({ chosen, used, ratio }: { chosen: string; used: string; ratio: number }): string {
  const figure = say('ratio', { ratio: ratio.toFixed(1) });
  return chosen === used ? figure : say('shownAs', { used, figure });
}

/** A colour is taken once it is whole: half of one would be black. */
function Colour(props: { label: string; help: string; value: string; onChange: (colour: string) => void }) {
  const { label, help, value, onChange } = props;
  const [typed, setTyped] = useState<string>();
  return (
    <ColorInput
      label={label}
      description={help}
      format="hex"
      eyeDropperButtonProps={{ 'aria-label': say('pickFromScreen', { label }) }}
      value={typed ?? value}
      onChange={(next) => {
        const isWhole = COLOUR.test(next);
        setTyped(isWhole ? undefined : next);
        if (isWhole) onChange(next.toLowerCase());
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
