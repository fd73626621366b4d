import { choice, group, text, type ValueOf } from '#core/fields/index.ts';
import { MANAGE_COOKIES } from './words.ts';

export const fields = group({
  label: text({ max: 60, initial: MANAGE_COOKIES, label: 'Text' }),
  align: choice(['left', 'center', 'right'], 'left', { label: 'Alignment' }),
});

export type ManageCookiesValues = ValueOf<typeof fields>;
