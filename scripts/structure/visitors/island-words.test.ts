import { expect, test } from 'vitest';
import { readFiles } from '../boundaries.mjs';
import { checkIslandWords } from './island-words.mjs';

const drawn = (words: string) => `import Cart from './cart/island.tsx';
import { Island } from './islands.tsx';
export const View = () => (
  <Island
    name="cart"
    component={Cart}${words}
    props={{}}
  />
);
`;
const tree = (words: string) => ({
  'site/view.tsx': drawn(words),
  'site/cart/island.tsx': "import { Sums } from './sums.tsx';\nexport default () => <Sums />;\n",
  'site/cart/sums.tsx': "export const Sums = () => <p>{useWords('cart')('total')}</p>;\n",
});
const faultsOf = (words: string) =>
  checkIslandWords(readFiles(tree(words)), tree(words)).map(({ instead }) => instead);

test.each([
  ['', ["add 'cart' to the words of the island"]],
  ["\n    words={['basket']}", ["add 'cart' to the words of the island"]],
  ["\n    words={['basket', 'cart']}", []],
  ["\n    words={['basket', ...(isFull ? (['cart'] as const) : [])]}", []],
])('an island with%s', (words, instead) => {
  expect(faultsOf(words)).toEqual(instead);
});
