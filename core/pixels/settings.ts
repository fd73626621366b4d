import { group, text } from '../fields/index.ts';

const id = (label: string, example: string, test: RegExp) =>
  text({
    max: 40,
    label,
    placeholder: example,
    pattern: { test, problem: `An id looks like ${example}.` },
  });

/** Ids at services that measure visits and advertising. Each is checked, so that nothing else gets into a page. */
export const pixelSettings = group({
  metaPixelId: id('Meta pixel ID', '123456789012345', /^\d{5,20}$/),
  googleTagId: id('Google tag ID', 'G-ABC1234567', /^(?:G|AW|GT)-[A-Z0-9]{4,20}$/),
  tagManagerId: id('Google Tag Manager ID', 'GTM-ABC1234', /^GTM-[A-Z0-9]{4,12}$/),
  pinterestTagId: id('Pinterest tag ID', '2612345678901', /^\d{5,20}$/),
});
