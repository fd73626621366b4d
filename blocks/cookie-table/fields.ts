import { group, toggle, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  showPurposes: toggle(true, { label: 'Explain each category' }),
});

export type CookieTableValues = ValueOf<typeof fields>;
