import { describe, expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';
import { smallTemplate } from '../testing/small-template.ts';

const kit = useApp();

async function pageOf(settings: typeof smallTemplate.settings, id = smallTemplate.id): Promise<string> {
  const site = await kit.aSite({
    ...smallTemplate,
    id,
    settings: { ...smallTemplate.settings, ...settings },
  });
  return (await kit.call('GET', '/', { host: site.host })).body;
}

describe('the information bar', () => {
  const reach = { phone: '555 0100', email: 'a@example.com', address: '1 Quay', hours: 'Daily, 9 to 5' };

  test('has what the owner gave, once it is switched on', async () => {
    const page = await pageOf({ mobileInfoBar: { isEnabled: true, ...reach } });
    expect(page).toContain('class="info-bar"');
    for (const part of ['tel:5550100', 'mailto:a@example.com', 'query=1%20Quay', 'Daily, 9 to 5'])
      expect(page).toContain(part);
  });

  test.each([
    ['switched off', { isEnabled: false, ...reach }],
    ['with nothing to say', { isEnabled: true }],
  ])('is not there, %s', async (_, mobileInfoBar) => {
    expect(await pageOf({ mobileInfoBar })).not.toContain('class="info-bar"');
  });

  test('cannot be made to carry anything else', async () => {
    const evil = '"><script>alert(1)</script>';
    const page = await pageOf({ mobileInfoBar: { isEnabled: true, phone: evil, email: evil, hours: evil } });
    expect(page).not.toContain('<script>alert');
  });
});

test.each([
  ['showcase', 'light', true],
  ['showcase', 'none', false],
  ['provisions', 'light', false],
] as const)('a site of the template %s with a badge of type %s', async (id, ssBadgeType, isThere) => {
  expect((await pageOf({ badge: { ssBadgeType } }, id)).includes('class="site-badge"')).toBe(isThere);
});
