const LINES = [
  ['Bread list', 28],
  ['Rye, a kilo and a half            6.40', 13],
  ['Rye with caraway                  6.80', 13],
  ['Wheat, long                       3.20', 13],
  ['Spelt with walnuts                5.60', 13],
  ['Rolls, each                       0.70', 13],
  ['Closed on Mondays.', 11],
] as const;

/** One page of paper as a PDF file: enough for a viewer to have something to show. */
export function breadList(): Uint8Array {
  const words = LINES.map(
    ([line, size], index) => `/F1 ${size} Tf 0 ${index === 0 ? 0 : -28} Td (${line}) Tj`,
  );
  const stream = `BT 56 740 Td ${words.join(' ')} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Courier>>',
  ].map((body, index) => `${index + 1} 0 obj${body}endobj\n`);
  const head = '%PDF-1.4\n';
  const starts = objects.map((_, index) => (head + objects.slice(0, index).join('')).length);
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const body = head + objects.join('');
  const tail = `xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return new TextEncoder().encode(body + tail);
}
