import { expect, test } from 'vitest';
import { conversionOf } from './report.ts';

test.each([
  [{ views: 27, submits: 3 }, '11 % of those who saw this form sent it.'],
  [{ views: 10, submits: 0 }, 'Nobody who saw this form has sent it yet.'],
  [{ views: 0, submits: 2 }, 'This form was sent 2 times.'],
  [{ views: 2, submits: 3 }, '100 % of those who saw this form sent it.'],
])('%j', (report, sentence) => expect(conversionOf(report)).toBe(sentence));
