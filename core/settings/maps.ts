import { group, text } from '../fields/index.ts';

export const mapSettings = group({
  apiKey: text({
    max: 100,
    label: 'Google Maps API key',
    help: 'For map blocks that show Google Maps. Visitors’ browsers send it to Google, so restrict it to your domains.',
    pattern: { test: /^[\w-]+$/, problem: 'Must be a key as Google gives it, without blanks.' },
  }),
});
