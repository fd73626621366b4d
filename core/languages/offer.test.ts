import { expect, test } from 'vitest';
import { languageToOffer } from './offer.ts';

test.each<[string[], string, string[], string | undefined]>([
  [['de-DE', 'en'], 'en', ['en', 'de', 'ar'], 'de'],
  [['de-CH', 'en'], 'en', ['de', 'de-CH'], 'de-CH'],
  [['de-CH', 'en'], 'de', ['en', 'de-CH'], undefined],
  [['en-US', 'de'], 'en-GB', ['de'], undefined],
  [['fr', 'ar', 'en'], 'en', ['de', 'ar'], 'ar'],
  [['fr'], 'en', ['de'], undefined],
  [[], 'en', ['de'], undefined],
])('%j on a page in %s that is also in %j', (wanted, current, others, offered) => {
  expect(languageToOffer(wanted, current, others)).toBe(offered);
});
