import { expect, test } from 'vitest';
import { FACT_NAMES, readFacts } from './facts.ts';

test('a submission tells of its page', () => {
  expect(FACT_NAMES).toEqual([
    'pageTitle',
    'pageId',
    'contentSource',
    'pagePath',
    'pagePermissionTypeValue',
    'collectionId',
    'objectName',
    'isOverlayForm',
    'submitButtonText',
    'referrer',
    'queryString',
  ]);
});

test.each([
  [{ pagePath: '/a', pagePermissionTypeValue: 2, isOverlayForm: true }],
  [{ pagePath: '/a', pagePermissionTypeValue: '2', isOverlayForm: 'true' }],
])('%j is the same however it was sent', (sent) => {
  expect(readFacts(sent)).toEqual({ pagePath: '/a', pagePermissionTypeValue: 2, isOverlayForm: true });
});

test.each([
  [{ pageTitle: 7 }, {}],
  [{ pageTitle: null, pagePermissionTypeValue: '', isOverlayForm: '' }, {}],
  [{ pagePermissionTypeValue: 'two', isOverlayForm: 1 }, {}],
  [{ isOverlayForm: 'false' }, { isOverlayForm: false }],
  [
    { isOverlayForm: false, pagePermissionTypeValue: 0 },
    { isOverlayForm: false, pagePermissionTypeValue: 0 },
  ],
  [{ isOverlayForm: 'yes', pagePermissionTypeValue: Infinity }, {}],
  [{ other: 'x' }, {}],
  [{ referrer: 'x'.repeat(600) }, { referrer: 'x'.repeat(500) }],
])('%j is read leniently', (sent, facts) => expect(readFacts(sent)).toEqual(facts));
