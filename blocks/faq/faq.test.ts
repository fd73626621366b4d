import { expect, test } from 'vitest';
import { fromText } from '#core/rich-text/from-text.ts';
import { draw } from '../kit/testing/draw.tsx';
import faq from './block.ts';

const questions = [
  { question: 'Why </script>?', answer: fromText('Because **it is**.') },
  { question: 'Unanswered', answer: fromText('') },
];

test('search engines read what visitors read, and nothing ends the script', () => {
  const markup = draw(faq, { questions });
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(markup) ?? [];
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Why </script>?',
        acceptedAnswer: { '@type': 'Answer', text: 'Because it is.' },
      },
    ],
  });
  expect(markup).not.toContain('Unanswered');
});

test.each([
  [{}, '<details><summary><h3'],
  [{ oneAtATime: true }, '<details name="faq-'],
  [{ look: 'open', level: 2 }, '<div class="faq-entry"><h2'],
])('%j', (values, markup) => {
  expect(draw(faq, { questions, ...values })).toContain(markup);
});

test('without an answer there is nothing, and the editor shows what is being written', () => {
  expect(draw(faq, { questions: [questions[1]] })).toBe('');
  expect(draw(faq, { questions }, { isEditing: true })).not.toContain('ld+json');
});
