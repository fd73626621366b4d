import { expect, test } from 'vitest';
import { scriptCss } from './script-css.ts';

test.each(['en', 'de-CH', 'pt-BR', 'el', 'pl'])('a page in %s carries nothing for its script', (language) => {
  expect(scriptCss(language)).toBe('');
});

test('Arabic headings have room, and its letters stay joined', () => {
  expect(scriptCss('ar')).toContain(':lang(ar){line-height:1.35!important}');
  expect(scriptCss('ar')).toContain(':lang(ar){letter-spacing:0!important}');
  expect(scriptCss('fa')).toContain(':lang(fa)');
  expect(scriptCss('th')).not.toContain('letter-spacing');
});

test('Japanese letters do not touch, and its headings break between phrases', () => {
  expect(scriptCss('ja')).toContain(':lang(ja){letter-spacing:0!important}');
  expect(scriptCss('ja')).toContain(':lang(ja){line-break:strict}');
  expect(scriptCss('ja')).toContain(':lang(ja){word-break:auto-phrase}');
  expect(scriptCss('ja')).not.toContain('line-height');
  expect(scriptCss('zh')).toBe(':lang(zh){letter-spacing:0!important}');
});
