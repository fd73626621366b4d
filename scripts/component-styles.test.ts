import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { stylesOf } from './component-styles.ts';

const LIBRARY = join(import.meta.dirname, '../node_modules/@mantine');
const styles = (file: string) => stylesOf(`${LIBRARY}/${file}`.replaceAll('\\', '/'));
const names = (files: readonly string[] = []) => files.map((file) => basename(file, '.module.mjs'));

test.each([
  ['core/esm/components/Text/Text.module.mjs', 'core/styles/Text.layer.css', []],
  [
    'core/esm/components/Button/Button.module.mjs',
    'core/styles/Button.layer.css',
    ['Loader', 'UnstyledButton'],
  ],
  // Through InputBase, which has no classes.
  [
    'core/esm/components/NumberInput/NumberInput.module.mjs',
    'core/styles/NumberInput.layer.css',
    ['Input', 'UnstyledButton'],
  ],
  ['core/esm/components/Modal/Modal.module.mjs', 'core/styles/Modal.layer.css', ['ModalBase', 'Paper']],
  ['core/esm/components/Checkbox/Checkbox.module.mjs', 'core/styles/Checkbox.layer.css', ['InlineInput']],
  ['notifications/esm/Notifications.module.mjs', 'notifications/styles.layer.css', ['Notification']],
])('%s brings %s', (file, sheet, after) => {
  expect(styles(file)?.sheet).toBe(`@mantine/${sheet}`);
  expect(existsSync(join(LIBRARY, sheet))).toBe(true);
  expect(names(styles(file)?.after)).toEqual(expect.arrayContaining(after));
});

test('what every component relies on comes first', () => {
  const after = styles('core/esm/components/Button/Button.module.mjs')?.after ?? [];
  expect(after.slice(0, 3)).toEqual(
    ['baseline', 'default-css-variables', 'global'].map((name) => `@mantine/core/styles/${name}.layer.css`),
  );
});

test('a component never waits for itself, and what it is made of comes in order', () => {
  const after = names(styles('core/esm/components/Modal/Modal.module.mjs')?.after);
  expect(after).not.toContain('Modal');
  expect(after.indexOf('UnstyledButton')).toBeLessThan(after.indexOf('CloseButton'));
  expect(after.indexOf('CloseButton')).toBeLessThan(after.indexOf('ModalBase'));
});

test('other files bring nothing', () => {
  expect(styles('core/esm/components/Modal/Modal.mjs')).toBeUndefined();
  expect(styles('hooks/esm/index.mjs')).toBeUndefined();
});
