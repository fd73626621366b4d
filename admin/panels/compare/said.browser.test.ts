import { expect, test } from 'vitest';
import { speak } from '../../words/catalogue.ts';

test('what differs is said in the language of the admin, whatever words stand in it', async () => {
  await speak('de');
  const { saidDifference, saidSummary } = await import('./said.ts');
  expect(saidSummary('Added Heading “Hello”, Section 3 · Removed Image · 12 more')).toBe(
    'Hinzugefügt: Überschrift „Hello“, Abschnitt 3 · Entfernt: Bild · 12 weitere',
  );
  expect(saidDifference('Order of the sections')).toBe('Reihenfolge der Abschnitte');
  expect(saidDifference('Section “More · Section 3”')).toBe('Abschnitt „More · Section 3“');
});
