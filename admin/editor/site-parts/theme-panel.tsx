import { Button, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState, type ComponentType } from 'react';
import type { Theme } from '#core/theme/theme.ts';
import { Colours } from '../../design/colours-panel.tsx';
import { DesignContext, type Design } from '../../design/design-context.ts';
import { Shapes } from '../../design/shape-panel.tsx';
import { Fonts } from '../../design/type-panel.tsx';
import { useEditor } from '../canvas/editor-context.ts';
import classes from '../panels/panels.module.css';
import { useStore } from '../state/store.ts';
import { useSitePartsIds, useTheme, type SiteParts } from './use-site-parts.ts';

const PARTS: Readonly<Record<string, ComponentType>> = { Colours, Type: Fonts, Shape: Shapes };

/** How the whole site looks, changed in the same history as the page. */
export default function ThemePanel() {
  const parts = useSitePartsIds();
  return parts ? <Opened parts={parts} /> : <Skeleton height={200} />;
}

function Opened({ parts }: { parts: SiteParts }) {
  const { session, themeId, look: lookStore } = parts;
  const { panel } = useEditor();
  const theme = useTheme(parts);
  const look = useStore(lookStore, (value) => value);
  const [shown, setShown] = useState('Colours');
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
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<ArrowLeft size={14} />}
        style={{ alignSelf: 'start' }}
        onClick={() => panel.set('selection')}
      >
        Back to the page
      </Button>
      <div>
        <h2 className={classes.name}>Look of the site</h2>
        <Text size="sm" className="quiet">
          Every page wears it.
        </Text>
      </div>
      <SegmentedControl
        fullWidth
        aria-label="Part of the look"
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
