import { expect, test } from 'vitest';
import { conversionOf } from './report.ts';

test.each([
  [{ views: 27, submits: 3 }, '11% of visitors who saw this form submitted it.'],
  [{ views: 10, submits: 0 }, 'No submissions yet.'],
  [{ views: 0, submits: 1 }, '1 submission.'],
  [{ views: 0, submits: 1200 }, '1,200 submissions.'],
  [{ views: 2, submits: 3 }, '100% of visitors who saw this form submitted it.'],
])('%j', (report, sentence) => expect(conversionOf(report)).toBe(sentence));
