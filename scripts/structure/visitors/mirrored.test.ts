import { expect, test } from 'vitest';
import { checkMirrored } from './mirrored.mjs';

test.each([
  ['site/shop/shop.css', '.a {\n  margin-left: 4px;\n}', ['use margin-inline-start']],
  ['blocks/text/styles.css', '  right: 0;', ['use inset-inline-end']],
  ['blocks/text/styles.css', '  border-right: 1px solid;', ['use border-inline-end']],
  ['blocks/text/styles.css', '  margin-inline-start: 4px;\n  border-left-color: red;', []],
  ['blocks/map/own.css', '  left: 50%;', []],
  ['site/base.css', '  inset: 8px auto auto 8px;', ['use inset-inline-start or inset-inline-end']],
  ['site/base.css', '  inset: 0 4px auto 4px;\n  inset: 50% auto auto 50%;\n  inset: auto 0 0;', []],
  ['site/platform/front.css', '  margin-left: auto;', []],
  ['admin/kit/panel.module.css', '  margin-left: auto;', []],
])('%s: %j', (path, source, expected) => {
  expect(checkMirrored(path, source).map(({ instead }) => instead)).toEqual(expected);
});
