import { describe, expect, test } from 'vitest';
import type { FieldSpec } from './field.ts';
import { fieldOf as spec } from './kinds/testing/check-value.ts';
import { validateForm } from './validate.ts';
import { SAY } from './kinds/testing/check-value.ts';

const required = 'Field is required.';

describe('conditions', () => {
  const fields: FieldSpec[] = [
    spec('radio', { id: 'contact', options: ['Mail', 'Phone'] }),
    spec('phone', { id: 'number', required: true, showWhen: { fieldId: 'contact', is: ['Phone'] } }),
    spec('text', { id: 'when', required: true, showWhen: { fieldId: 'number', is: ['555'] } }),
  ];
  test('a field that is not shown is neither asked nor kept', () => {
    const { errors, values } = validateForm(
      fields,
      {
        contact: 'Mail',
        number: ['', 'x', 'y', 'z'],
        when: 'now',
      },
      SAY,
    );
    expect(errors).toEqual({});
    expect(values).toEqual({ contact: 'Mail' });
  });
  test('a field that is shown is', () => {
    expect(validateForm(fields, { contact: 'Phone' }, SAY).errors).toEqual({ number: required });
  });
  test('what hangs on a hidden field is hidden too', () => {
    expect(validateForm(fields, { contact: 'Mail', number: ['', '555', '1', '1'] }, SAY).errors).toEqual({});
  });
});
