import { toggle } from '../../../fields/index.ts';
import { description, required } from '../options.ts';
import type { Kind } from '../kind.ts';
import { joinPhone } from './whole.ts';

export const phone = {
  name: 'Phone',
  icon: 'M13.8 16.6a1 1 0 0 0 1.2-.3l.4-.5A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.5.4a1 1 0 0 0-.3 1.2 14 14 0 0 0 6.4 6.4',
  options: { description, required, showCountryCode: toggle(false, { label: 'Show country code' }) },
  sample: ['', '555', '123', '4567'],
  join: joinPhone,
} satisfies Kind;
