import { must } from '../../shapes/rules.ts';
import { line } from '../../shapes/text.ts';

export const twitter = line(
  {},
  must((value) => /^@?\w{1,15}$/.test(value), 'mustBeUserName'),
);
