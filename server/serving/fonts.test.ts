import { describe, expect, test } from 'vitest';
import { smallTemplate } from '../testing/small-template.ts';
import { useApp } from '../testing/app.ts';
import { contextOf } from '../testing/context-of.ts';

const kit = useApp();
const { call } = kit;

describe('fonts', () => {
  const fontLines = (html: string) =>
    html.split('\n').filter((line) => /<(link|script)[^>]*(fonts\.googleapis|typekit)/.test(line));

  test('come from this server unless the owner says otherwise', async () => {
    const site = await kit.aSite();
    expect(fontLines((await call('GET', '/', { host: site.host })).body)).toEqual([]);
  });

  test('come from a font service as one style sheet with a family each, and from a kit', async () => {
    const theme = {
      remoteFonts: true,
      displayFont: 'Fraunces',
      textFont: 'Hanken Grotesk',
      typekitId: 'abc1def',
    } as const;
    const site = await kit.aSite({ ...smallTemplate, theme });
    const { body, headers } = await call('GET', '/', { host: site.host });
    const [stylesheet, kitScript, ...rest] = fontLines(body);
    expect(rest).toEqual([]);
    expect(stylesheet).toMatch(
      /href="[^"]*\?family=Fraunces[^"&]*&amp;family=Hanken\+Grotesk[^"&]*&amp;display=swap"/,
    );
    expect(kitScript).toContain('src="https://use.typekit.net/abc1def.js"');
    expect(headers['content-security-policy']).toContain('https://use.typekit.net');
    expect(contextOf(body)).toMatchObject({
      typekitFonts: [{ id: 'abc1def' }],
      website: { typekitId: 'abc1def' },
    });
    expect(contextOf(body).googleFonts.map(({ includeName }) => includeName.split(':')[0])).toEqual([
      'Fraunces',
      'Hanken Grotesk',
    ]);
  });

  test.each<[string, { theme?: object; title?: string }, string[]]>([
    [
      'cut to the weights of the theme and to plain letters',
      {},
      ['cut-fraunces-420-420-phone-plain', 'cut-fraunces-420-420-plain', 'cut-hanken-grotesk-400-700-plain'],
    ],
    [
      'with all letters where the page has others',
      { title: 'Café' },
      ['cut-fraunces-420-420-phone', 'cut-fraunces-420-420', 'cut-hanken-grotesk-400-700'],
    ],
    [
      'whole where the owner’s own styles may ask for other weights',
      { theme: { customCss: 'p{font-weight:200}' } },
      ['fraunces-latin-opsz-normal', 'hanken-grotesk-latin-wght-normal'],
    ],
  ])('are asked for early, %s', async (_, { theme: own = {}, title = 'Plain' }, names) => {
    const theme = {
      displayFont: 'Fraunces',
      textFont: 'Hanken Grotesk',
      displayWeight: 420,
      ...own,
    } as const;
    const settings = { site: { title } };
    const site = await kit.aSite({ ...smallTemplate, id: 'provisions', theme, settings });
    const { body } = await call('GET', '/', { host: site.host });
    const files = [...body.matchAll(/<link rel="preload" href="(\/fonts\/[^"]*)"/g)].map(
      ([, href = '']) => href,
    );
    expect(files.map((file) => file.replace(/^\/fonts\/|(?:-[0-9a-f]{8})?\.woff2$/g, ''))).toEqual(names);
    for (const file of files) {
      const { status, headers } = await call('GET', file, { host: site.host });
      expect([status, headers['content-type']]).toEqual([200, 'font/woff2']);
    }
  });

  test('come from nowhere else where visitors have to agree first', async () => {
    const site = await kit.aSite({
      ...smallTemplate,
      theme: { remoteFonts: true, typekitId: 'abc1def' },
      settings: { cookies: { isAnalyticsCookiesDisabled: true } },
    });
    expect(fontLines((await call('GET', '/', { host: site.host })).body)).toEqual([]);
  });
});
