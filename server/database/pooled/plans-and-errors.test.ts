import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { isLockNotFree, isUniqueViolation } from '../errors.ts';
import { makePlans } from '../plans.ts';

function refusal(code: string, constraint?: string): DatabaseError {
  return Object.assign(new DatabaseError('no', 2, 'error'), { code, constraint });
}

test('what the database refused is found below what wrapped it', () => {
  const taken = refusal('23505', 'pages_path');
  expect(isUniqueViolation(taken, 'pages_path')).toBe(true);
  expect(
    isUniqueViolation(new Error('query', { cause: new Error('deeper', { cause: taken }) }), 'pages_path'),
  ).toBe(true);
  expect(isUniqueViolation(taken, 'other')).toBe(false);
  expect(isUniqueViolation(refusal('23503', 'pages_path'), 'pages_path')).toBe(false);
  expect(
    isUniqueViolation(
      Object.assign(new Error('x'), { code: '23505', constraint: 'pages_path' }),
      'pages_path',
    ),
  ).toBe(false);
  expect(isUniqueViolation('23505', 'pages_path')).toBe(false);
  expect([isLockNotFree(refusal('55P03')), isLockNotFree(refusal('23505'))]).toEqual([true, false]);
});

test('a statement is made ready once on each connection, and under another name after a failure', () => {
  const planOn = makePlans();
  const [one, two] = [{}, {}] as never[];
  const first = planOn(one as never, 'select 1');
  expect(first.preparing).toBe(`prepare ${first.name} as select 1; `);
  expect(planOn(one as never, 'select 1')).toMatchObject({ name: first.name, preparing: '' });
  expect(planOn(two as never, 'select 1').preparing).not.toBe('');
  expect(planOn(one as never, 'select 2').name).not.toBe(first.name);
  first.forget();
  const again = planOn(one as never, 'select 1');
  expect(again.name).not.toBe(first.name);
  expect(again.preparing).toContain(`prepare ${again.name} as`);
});
