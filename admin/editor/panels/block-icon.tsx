import { Box, type LucideIcon } from 'lucide-react';
import { createElement } from 'react';

/** What a block is shown by. Kinds of it may have icons of their own. */
interface BlockIconModule {
  default: LucideIcon;
  iconOf?: (values: Readonly<Record<string, unknown>>) => LucideIcon;
}

const icons = import.meta.glob<BlockIconModule>('../../../blocks/*/icon.ts', { eager: true });

/** The icon of a block; one of another version still has a shape. */
export function BlockIcon(props: {
  type: string;
  values?: Readonly<Record<string, unknown>> | undefined;
  size?: number;
}) {
  const { type, values, size = 18 } = props;
  const found = icons[`../../../blocks/${type}/icon.ts`];
  const icon = (values && found?.iconOf?.(values)) ?? found?.default ?? Box;
  return createElement(icon, { size, 'aria-hidden': 'true' });
}
