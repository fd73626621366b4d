import { expect, test } from 'vitest';
import { textIn } from '#blocks/kit/testing/draw-view.tsx';
import { renderToStaticMarkup } from '#blocks/kit/testing/render.tsx';
import { WordsContext } from '#blocks/kit/words.ts';
import { toCents } from '#core/money/currency.ts';
import { wordsIn } from '#core/words/wording.ts';
import { SubscriptionFacts } from './facts.tsx';

test.each([
  ['en', 'Card ending in 4242'],
  ['de', 'Karte mit den Endziffern 4242'],
  ['ja', '末尾が4242のカード'],
])('in %s the card of a subscription is named as there', (language, name) => {
  const about = {
    id: 'a',
    state: 'paused',
    title: 'Box',
    quantity: 1,
    plan: { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 },
    cents: toCents(3600),
    currency: 'GBP',
    nextAt: null,
    card: 'Test card ending in 4242',
  };
  const drawn = renderToStaticMarkup(
    <WordsContext value={wordsIn(language)}>
      <SubscriptionFacts about={about as never} locale={language} />
    </WordsContext>,
  );
  expect(textIn(drawn)).toContain(name);
});
