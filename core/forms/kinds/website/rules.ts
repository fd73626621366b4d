import { must } from '../../shapes/rules.ts';
import { line } from '../../shapes/text.ts';

const WEB_ADDRESS = /^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+\S*$/i;

export const website = line(
  { type: 'url', autoComplete: 'url' },
  must((value) => WEB_ADDRESS.test(value) && URL.canParse(value), 'mustBeWebsite'),
);
