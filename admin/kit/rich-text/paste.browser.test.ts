import { describe, expect, test } from 'vitest';
import type { RichText, TextBlock } from '#core/rich-text/document.ts';
import { checkWith } from '#core/fields/index.ts';
import { richText } from '#core/rich-text/field.ts';
import { readClipboardText } from './paste.ts';

const read = (html: string) => readClipboardText({ html, text: '' });
const words = (text: string, ...marks: ('bold' | 'italic' | 'underline' | 'strike')[]) => ({
  type: 'text' as const,
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const p = (...content: ReturnType<typeof words>[]): TextBlock => ({ type: 'paragraph', content });
const doc = (...content: TextBlock[]): RichText => ({ type: 'doc', content });
const item = (...content: TextBlock[]) => ({ type: 'listItem' as const, content });

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='margin-top:12pt'><b><span lang=EN-GB style='font-size:16pt;color:#2F5496'>Autumn<o:p></o:p></span></b></h1>
<p class=MsoNormal><span lang=EN-GB>The oil is <b style='mso-bidi-font-weight:normal'>new</b> and
<i>green</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Bread</p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;</span></span>Rye</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Salt</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>First</p>
<!--EndFragment--></body></html>`;

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-family:Arial;font-weight:700;">Hours</span></h2><p dir="ltr" style="text-align:center"><span style="font-weight:400;font-style:italic">Open </span><span style="font-weight:700;text-decoration:underline">late</span></p><br /><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">Friday</span></p></li><ul><li aria-level="2"><p><span>until one</span></p></li></ul></ul><p><a href="https://example.com/map" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline;">The map</span></a></p></b>`;

describe('from Word', () => {
  test('headings, words and lists stay, the make-up goes', () => {
    expect(read(WORD)).toEqual(
      doc(
        { type: 'heading', attrs: { level: 1 }, content: [words('Autumn')] },
        p(words('The oil is '), words('new', 'bold'), words(' and '), words('green', 'italic'), words('.')),
        {
          type: 'bulletList',
          content: [
            item(p(words('Bread')), { type: 'bulletList', content: [item(p(words('Rye')))] }),
            item(p(words('Salt'))),
          ],
        },
        { type: 'orderedList', content: [item(p(words('First')))] },
      ),
    );
  });
});

describe('from Docs', () => {
  test('styles of spans become marks, the wrapper’s bold does not', () => {
    expect(read(DOCS)).toEqual(
      doc(
        { type: 'heading', attrs: { level: 2 }, content: [words('Hours')] },
        {
          type: 'paragraph',
          attrs: { textAlign: 'center' },
          content: [words('Open ', 'italic'), words('late', 'bold', 'underline')],
        },
        {
          type: 'bulletList',
          content: [item(p(words('Friday')), { type: 'bulletList', content: [item(p(words('until one')))] })],
        },
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'The map',
              marks: [{ type: 'link', attrs: { href: 'https://example.com/map' } }],
            },
          ],
        },
      ),
    );
  });
});

test.each([
  ['<p>Before<script>alert(1)</script>after</p>', doc(p(words('Before'), words('after')))],
  ['<img src=x onerror="alert(1)"><p>Text</p>', doc(p(words('Text')))],
  ['<a href="javascript:alert(1)">Click</a>', doc(p(words('Click')))],
  ['<a href="java&#x09;script:alert(1)">Click</a>', doc(p(words('Click')))],
  ['<style>p{color:red}</style><p onclick="x()">Plain</p>', doc(p(words('Plain')))],
  ['<iframe src="https://example.com"></iframe>', doc()],
  ['<div><div><p>Deep</p></div></div>', doc(p(words('Deep')))],
  ['loose <b>words</b>', doc(p(words('loose '), words('words', 'bold')))],
])('%s is read safely', (html, expected) => {
  expect(read(html)).toEqual(expected);
});

test.each([WORD, DOCS, '<table><tr><td>One</td><td>Two</td></tr></table>'])(
  'what comes out can be stored',
  (html) => {
    expect(checkWith(richText(), read(html)).ok).toBe(true);
  },
);

test('plain words keep their paragraphs and lines', () => {
  expect(readClipboardText({ html: '', text: 'One\ntwo\n\nThree' })).toEqual(
    doc(
      { type: 'paragraph', content: [words('One'), { type: 'hardBreak' }, words('two')] },
      p(words('Three')),
    ),
  );
});
