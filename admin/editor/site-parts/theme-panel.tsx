import { SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { useMemo, useState, type ComponentType } from 'react';
import type { Theme } from '#core/theme/theme.ts';
import { Colours } from '../../panels/theme/colours-panel.tsx';
import { DesignContext, type Design } from '../../panels/theme/design-context.ts';
import { Shapes } from '../../panels/theme/shape-panel.tsx';
import { Fonts } from '../../panels/theme/type-panel.tsx';
import { useStore } from '../../kit/store.ts';
import { PartHead } from './part-head.tsx';
import { useSitePartsIds, useTheme, type SiteParts } from './use-site-parts.ts';
import { say } from './words.ts';

const PARTS: Readonly<Record<string, ComponentType>> = { Colours, Type: Fonts, Shape: Shapes };

/** How the whole site looks, changed in the same history as the page. */
export default function ThemePanel() {
  const parts = useSitePartsIds();
  return parts ? <Opened parts={parts} /> : <Skeleton height={200} />;
}

function Opened({ parts }: { parts: SiteParts }) {
  const { session, themeId, look: lookStore } = parts;
  const theme = useTheme(parts);
  const look = useStore(lookStore, (value) => value);
  const [shown, setShown] = useState(say('colours'));
  const design = useMemo<Design>(
    () => ({
      theme,
      session,
      look,
      setLook: lookStore.set,
      ownTemplate: undefined,
      change(label, change, thing) {
        session.run(themeId, (body) => change(body as unknown as Theme), {
          label,
          thing: thing && `theme:${thing}`,
        });
      },
    }),
    [theme, session, look, lookStore, themeId],
  );
  const Shown = PARTS[shown] ?? Colours;
  return (
    <Stack gap={16} pb="lg">
      <PartHead title={say('design')} words={say('appliesToEveryPage')} />
      <SegmentedControl
        fullWidth
        aria-label={say('partOfTheDesign')}
        value={shown}
        onChange={setShown}
        data={Object.keys(PARTS)}
      />
      <DesignContext value={design}>
        <Shown />
      </DesignContext>
    </Stack>
  );
}
