import { expect, test } from 'vitest';
import { formDocument } from '#core/forms/document.ts';
import { publicForm } from '#core/forms/public-form.ts';
import { drawerOf, textIn } from '../kit/testing/draw-view.tsx';
import { renderToStaticMarkup } from '../kit/testing/render.tsx';
import { fields } from './fields.ts';
import { PollResult } from './result.tsx';
import { NO_POLL, PollView } from './view.tsx';

const result = (state: object) =>
  textIn(renderToStaticMarkup(<PollResult labels={['Rye', 'Oat']} state={state as never} />));
const tally = { voters: 4, counts: [3, 1] };

test.each([
  [{ isOpen: true, hasVoted: false }, /after/i],
  [{ isOpen: true, hasVoted: true }, /thank|voted|counted/i],
  [{ isOpen: false, hasVoted: false }, /ended|over|closed/i],
])('%j without figures', (state, words) => {
  expect(result(state)).toMatch(words);
  expect(result(state)).not.toContain('%');
});

test('figures as shares and votes', () => {
  expect(result({ isOpen: false, hasVoted: false, tally })).toMatch(
    /Rye 75% 3 votes Oat 25% 1 vote 4 votes$/,
  );
});

test('a poll is drawn where its form is one', () => {
  const draw = drawerOf({ fields, View: PollView });
  const form = (body: object) =>
    publicForm(
      'bread',
      formDocument.read({
        fields: [{ id: 'f', type: 'radio', title: 'Which?', options: ['Rye', 'Oat'] }],
        ...body,
      }),
      null,
    );
  const poll = form({ poll: { isOn: true } });
  const formId = 'b'.repeat(24);
  expect(draw({ formId })).toBe('');
  expect(draw({ formId }, {}, { isEditing: true })).toContain('Loading');
  expect(draw({ formId }, { forms: {} }, { isEditing: true })).toContain(NO_POLL);
  expect(draw({ formId }, { forms: { [formId]: form({}) } })).toBe('');
  const markup = draw(
    { formId },
    { forms: { [formId]: { ...poll, poll: { closesAt: '', results: 'everyone' } as never } } },
  );
  expect(markup).toContain('data-wake="interaction"');
  expect(textIn(markup)).toContain('Rye Oat');
  const ends = { closesAt: '2026-08-01T18:00:00.000Z', results: 'everyone' } as never;
  const timed = draw({ formId }, { forms: { [formId]: { ...poll, poll: ends } } });
  expect(timed).toContain('data-wake="visible"');
  expect(timed).toMatch(/&quot;ends&quot;:&quot;[^&]*2026/);
});
