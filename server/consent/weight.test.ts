import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { smallTemplate } from '../testing/small-template.ts';
import { useApp } from '../testing/app.ts';

const VISITOR = join(import.meta.dirname, '../../dist/visitor');
/** What the banner may cost a visitor: markup, style and script together, compressed. */
const MAX_BANNER_BYTES = 4 * 1024;

const kit = useApp();

interface Chunk {
  file: string;
  imports?: string[];
}

/** Files of an entry with everything it imports at once. */
function filesOf(manifest: Record<string, Chunk>, source: string, found = new Set<string>()): Set<string> {
  const { file = '', imports = [] } = manifest[source] ?? {};
  if (file === '' || found.has(file)) return found;
  found.add(file);
  for (const each of imports) filesOf(manifest, each, found);
  return found;
}

/** What the banner's code adds to the scripts that every page has. */
function scriptBytes(): number {
  const manifest = JSON.parse(readFileSync(join(VISITOR, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const everywhere = filesOf(manifest, 'site/start/late.ts', filesOf(manifest, 'site/client.ts'));
  const files = [...filesOf(manifest, 'site/consent/start.ts')].filter((file) => !everywhere.has(file));
  expect(files.length).toBeGreaterThan(0);
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(VISITOR, file))).length, 0);
}

async function pageBytes(cookies: object): Promise<number> {
  const { host } = await kit.aSite({ ...smallTemplate, settings: { cookies } });
  const { body } = await kit.call('GET', '/', { host });
  expect(body.includes('class="cookie-banner"')).toBe('isCookieBannerEnabled' in cookies);
  return brotliCompressSync(body).length;
}

test.each([
  ['bar that only accepts', { isCookieBannerEnabled: true }],
  [
    'box with everything to choose',
    {
      isCookieBannerEnabled: true,
      isAnalyticsCookiesDisabled: true,
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      cookieBannerVariant: 'POPUP',
      cookieBannerCtaVariant: 'BUTTON',
    },
  ],
])('a %s costs at most 4 KB', async (_, cookies) => {
  const added = (await pageBytes(cookies)) - (await pageBytes({})) + scriptBytes();
  expect(added).toBeLessThanOrEqual(MAX_BANNER_BYTES);
});
