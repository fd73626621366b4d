import { group, number, responsive, type ValueOf } from '#core/fields/index.ts';

export const MAX_SPACER_HEIGHT = 800;

export const fields = group({
  height: responsive(number({ min: 0, max: MAX_SPACER_HEIGHT, initial: 64, unit: 'px', label: 'Height' })),
});

export type SpacerValues = ValueOf<typeof fields>;
