import { below, type ShowcasePage } from '../kit/showcase.ts';

const source = `export function loaves(flour: number): number {
  const each = 0.5; // kilos
  return Math.floor(flour / each);
}

console.log(loaves(12)); // 24, if nobody drops one`;

const page: ShowcasePage = {
  type: 'snippet',
  title: 'Code snippet',
  kind: 'Words',
  summary: 'Source text to read, with its language and line numbers.',
  lead: 'For code that people read, and never run: what stands in it is shown as it is. To put your own code on the page, use a Code block.',
  picture: 'window',
  examples: [
    {
      name: 'With a name',
      about: 'The file on the left, its language on the right.',
      blocks: below('snippet', { source, file: 'loaves.ts', language: 'TypeScript' }),
    },
    {
      name: 'Line numbers',
      about: 'To talk about a line. They are not copied.',
      blocks: below('snippet', { source, language: 'TypeScript', hasNumbers: true }),
    },
    {
      name: 'Wrapped',
      about: 'Long lines go on below instead of sideways.',
      tone: 'tint',
      blocks: below('snippet', {
        source:
          'curl --request POST https://example.com/api/orders --header "content-type: application/json" --data @order.json',
        language: 'Shell',
        wrap: 'wrap',
      }),
    },
  ],
};

export default [page];
