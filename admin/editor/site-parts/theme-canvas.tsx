import { useLayoutEffect, useMemo, useState } from 'react';
import { makePreview } from '../../panels/theme/preview.ts';
import type { FramePage } from '../canvas/frame-page.ts';
import { useStore } from '../../kit/store.ts';
import { useSitePartsIds, useTheme, type SiteParts } from './use-site-parts.ts';

/** The theme on the canvas, from the moment it is changed here. */
export function ThemeCanvas({ frame }: { frame: FramePage }) {
  const parts = useSitePartsIds();
  return parts ? <WornTheme frame={frame} parts={parts} /> : null;
}

function WornTheme({ frame, parts }: { frame: FramePage; parts: SiteParts }) {
  const theme = useTheme(parts);
  const look = useStore(parts.look, (value) => value);
  const [first] = useState(theme);
  const isChanged = theme !== first || look !== 'device';
  const [hasChanged, setChanged] = useState(isChanged);
  if (isChanged && !hasChanged) setChanged(true);
  const preview = useMemo(
    () => (hasChanged ? makePreview(frame.document) : undefined),
    [frame.document, hasChanged],
  );
  useLayoutEffect(() => () => preview?.close(), [preview]);
  useLayoutEffect(() => preview?.show(theme, look), [preview, theme, look]);
  return null;
}
