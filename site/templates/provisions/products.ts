/** What stands on the shelf. */
export interface Product {
  slug: string;
  name: string;
  price: string;
  size: string;
  place: string;
  picture: string;
  shelf: 'bread' | 'pot' | 'table' | 'kitchen';
  lead: string;
  story: string;
  facts: readonly { title: string; meta: string }[];
  goesWith: readonly string[];
}

export const SHELVES: readonly { id: Product['shelf']; title: string }[] = [
  { id: 'bread', title: 'For bread' },
  { id: 'pot', title: 'For the pot' },
  { id: 'table', title: 'For the table' },
  { id: 'kitchen', title: 'For the kitchen' },
];

export const PRODUCTS: readonly Product[] = [
  {
    slug: 'country-sourdough',
    name: 'Country sourdough',
    price: '£5.20',
    size: '900 g loaf',
    place: 'Ashcombe Mill',
    picture: 'country-sourdough',
    shelf: 'bread',
    lead: 'Wheat, rye, water, salt. Nora bakes it on Wednesday night, it leaves on Thursday morning, and it is still good toast the Thursday after.',
    story:
      'The wheat is Maris Widgeon from three fields behind the mill, ground the same week. One part in ten is rye. The dough stands for twenty hours, most of them cold, which is why the crust blisters and why some people who leave other bread alone can eat this one.\n\nIt is a dark loaf. If you like it pale, write “pale” on the order and she will take it out four minutes early, with a sigh.',
    facts: [
      { title: 'Inside', meta: 'Wheat flour, rye flour, water, sea salt' },
      { title: 'Made by', meta: 'Nora Pell, Ashcombe Mill' },
      { title: 'Keeps', meta: 'Eight days, cut side down on a board' },
      { title: 'Leaves', meta: 'Thursdays only' },
    ],
    goesWith: ['blood-orange-marmalade', 'chestnut-honey', 'mountain-cheese'],
  },
  {
    slug: 'blood-orange-marmalade',
    name: 'Blood orange marmalade',
    price: '£7.50',
    size: '340 g jar',
    place: 'Our back kitchen',
    picture: 'blood-orange-marmalade',
    shelf: 'bread',
    lead: 'Moro oranges from Palagonia, cut by hand, boiled in pans of four kilos so that the peel keeps its bite. Sharp first, sweet second.',
    story:
      'The oranges arrive in the last week of January and are gone by the second week of March. Inês cuts the peel at four millimetres; a machine does six, and you can taste the two.\n\nThere is less sugar than the law wants for a jam, so the label says *preserve*. Everybody calls it marmalade, including us.',
    facts: [
      { title: 'Inside', meta: 'Blood oranges, cane sugar, lemon juice' },
      { title: 'Made by', meta: 'Inês Duarte, 14 Mill Lane' },
      { title: 'Keeps', meta: 'Two years shut, six weeks open and cold' },
      { title: 'Batch', meta: '22 of 60, boiled 9 February' },
    ],
    goesWith: ['country-sourdough', 'mountain-cheese', 'pickled-lemons'],
  },
  {
    slug: 'chestnut-honey',
    name: 'Chestnut honey',
    price: '£11.00',
    size: '250 g jar',
    place: 'Ardèche',
    picture: 'chestnut-honey',
    shelf: 'bread',
    lead: 'Dark as tea and nearly as bitter. The bees work the chestnut woods above Antraigues for nineteen days in June and then it is over.',
    story:
      'Cécile Vialat keeps sixty hives and moves them at night, in a van with the windows down. She does not heat the honey and she does not filter it, so it sets a little towards Christmas. Stand the jar in warm water, not in hot.\n\nToo much of it for porridge. Exactly enough for a hard cheese or a walnut.',
    facts: [
      { title: 'Inside', meta: 'Honey' },
      { title: 'Made by', meta: 'Cécile Vialat and about three million bees' },
      { title: 'Keeps', meta: 'Longer than the house' },
      { title: 'Harvest', meta: 'July, 410 kg in all' },
    ],
    goesWith: ['mountain-cheese', 'country-sourdough', 'hill-coffee'],
  },
  {
    slug: 'borlotti-beans',
    name: 'Borlotti from Lamon',
    price: '£5.80',
    size: '500 g jar',
    place: 'Lamon, Veneto',
    picture: 'borlotti-beans',
    shelf: 'pot',
    lead: 'Thin-skinned, red-flecked, grown up poles at 600 metres. They cook in an hour and a quarter and hold together afterwards.',
    story:
      'The Dal Molin family grow four thousand square metres of them, which is not a lot, and shell them on the porch in September. Last year’s harvest, never older: an old bean stays hard whatever the cook does.\n\nSoak them overnight, or do not, and give them twenty minutes more. Salt at the start. The rule about salting at the end is not true; we tried both.',
    facts: [
      { title: 'Inside', meta: 'Borlotti beans, dried' },
      { title: 'Made by', meta: 'Famiglia Dal Molin, Lamon' },
      { title: 'Keeps', meta: 'A year in the jar, then they harden' },
      { title: 'Enough for', meta: 'Six bowls' },
    ],
    goesWith: ['pickled-lemons', 'sea-salt', 'olive-oil'],
  },
  {
    slug: 'pickled-lemons',
    name: 'Salted lemons',
    price: '£8.90',
    size: '500 g jar',
    place: 'Our back kitchen',
    picture: 'pickled-lemons',
    shelf: 'pot',
    lead: 'Amalfi lemons in slices, bay, coarse salt, and five weeks in the dark. The rind goes soft as butter. Use that; the rest is stock.',
    story:
      'Most salted lemons are quartered. Inês slices them across, because a slice is what one wants: chopped over beans, under the skin of a chicken, into a dressing with honey.\n\nThe brine is not waste. A spoonful does for soup what an anchovy does.',
    facts: [
      { title: 'Inside', meta: 'Lemons, sea salt, bay leaf' },
      { title: 'Made by', meta: 'Inês Duarte, 14 Mill Lane' },
      { title: 'Keeps', meta: 'A year, in the cold once opened' },
      { title: 'Batch', meta: '9 of 24, shut 2 September' },
    ],
    goesWith: ['borlotti-beans', 'anchovies', 'sea-salt'],
  },
  {
    slug: 'sea-salt',
    name: 'Flor de sal',
    price: '£6.00',
    size: '200 g bag',
    place: 'Castro Marim, Algarve',
    picture: 'sea-salt',
    shelf: 'pot',
    lead: 'The thin crust that forms on the pans in the afternoon, if the wind drops. Skimmed with a board, dried on a table, put in a bag.',
    story:
      'João Peres works eleven pans his grandfather dug. On a good day he skims forty kilos; on a windy day none, and he mends the walls.\n\nIt is for the end: on an egg, a tomato, dark chocolate. For the water the beans cook in, buy the cheap kind. He says so himself.',
    facts: [
      { title: 'Inside', meta: 'Sea salt' },
      { title: 'Made by', meta: 'João Peres, Salinas do Moinho' },
      { title: 'Keeps', meta: 'It already has' },
      { title: 'Read', meta: 'The journal has a page on his pans' },
    ],
    goesWith: ['olive-oil', 'borlotti-beans', 'country-sourdough'],
  },
  {
    slug: 'olive-oil',
    name: 'Olive oil, new tin',
    price: '£46.00',
    size: '3 l tin',
    place: 'Messinia',
    picture: 'olive-oil',
    shelf: 'table',
    lead: 'Koroneiki olives picked green in the first ten days of November and pressed the same evening. Grassy, peppery, catches in the throat.',
    story:
      'Eleni and Kostas Marinou have four hundred trees, and a place at the village press on Thursdays. Green olives give half the oil that black ones do. They pick them green.\n\nThree litres sounds like a lot. It is a winter for two people who cook. The tin keeps the light out, which matters more than the pretty bottle does.',
    facts: [
      { title: 'Inside', meta: 'Extra virgin olive oil, 0.3 % acidity' },
      { title: 'Made by', meta: 'Eleni and Kostas Marinou' },
      { title: 'Keeps', meta: 'Eighteen months, away from the stove' },
      { title: 'Pressed', meta: '6 November, Thursday' },
    ],
    goesWith: ['country-sourdough', 'sea-salt', 'anchovies'],
  },
  {
    slug: 'anchovies',
    name: 'Anchovies in oil',
    price: '£8.40',
    size: '80 g tin',
    place: 'Santoña, Cantabria',
    picture: 'anchovies',
    shelf: 'table',
    lead: 'Spring fish, ten months in salt, each fillet trimmed with scissors by a woman who has done it since 1988. Eleven to the tin.',
    story:
      'The boats go out in April, when the fish are fat. After the salt the fillets are washed, rubbed on a net to take off the skin, and laid in by hand, head to tail.\n\nEat the first two from the tin, standing up. Then butter some toast.',
    facts: [
      { title: 'Inside', meta: 'Anchovies, olive oil, salt' },
      { title: 'Made by', meta: 'Conservas Abascal, Santoña' },
      { title: 'Keeps', meta: 'A year, in the cold: it is a half-preserve' },
      { title: 'Caught', meta: 'April, Bay of Biscay' },
    ],
    goesWith: ['country-sourdough', 'olive-oil', 'pickled-lemons'],
  },
  {
    slug: 'mountain-cheese',
    name: 'Mountain cheese, 14 months',
    price: '£13.50',
    size: '400 g wedge',
    place: 'Jura',
    picture: 'mountain-cheese',
    shelf: 'table',
    lead: 'Summer milk from Montbéliarde cows, fourteen months in a fort built against the Prussians. Hazelnut, broth, a crunch of salt.',
    story:
      'We buy two wheels a month and open one on Monday. The wedge is cut when you order, wrapped in paper, and weighed with the rind, because the rind goes into soup.\n\nA wedge is never exactly 400 g. If it is under, we send a little bag of it besides. If it is over, that is your luck.',
    facts: [
      { title: 'Inside', meta: 'Raw cow’s milk, rennet, salt' },
      { title: 'Made by', meta: 'Fruitière du Haut-Joux' },
      { title: 'Keeps', meta: 'A month in its paper, in the cold' },
      { title: 'Made in', meta: 'August of last year' },
    ],
    goesWith: ['chestnut-honey', 'country-sourdough', 'blood-orange-marmalade'],
  },
  {
    slug: 'hill-coffee',
    name: 'Hill coffee',
    price: '£9.80',
    size: '250 g bag, whole bean',
    place: 'Pitalito, Huila',
    picture: 'hill-coffee',
    shelf: 'kitchen',
    lead: 'One hillside at 1,750 metres, one family, one harvest. Roasted on Monday in a shed two streets from us. Cocoa and orange peel.',
    story:
      'Tomás Roa picks three times, because the cherries do not ripen together. We take six sacks of sixty-nine. The rest goes to people who pay him properly too; we asked.\n\nMedium roast, for filter or a stove-top pot. We do not sell it ground. We do lend a hand mill, for a £20 deposit.',
    facts: [
      { title: 'Inside', meta: 'Arabica, Caturra and Colombia' },
      { title: 'Made by', meta: 'Tomás Roa; roasted in Ashcombe' },
      { title: 'Keeps', meta: 'Best from day five to day thirty' },
      { title: 'Roasted', meta: 'Mondays' },
    ],
    goesWith: ['chestnut-honey', 'linen-cloth', 'blood-orange-marmalade'],
  },
  {
    slug: 'linen-cloth',
    name: 'Kitchen linen',
    price: '£24.00',
    size: '50 × 70 cm',
    place: 'Kortrijk',
    picture: 'linen-cloth',
    shelf: 'kitchen',
    lead: 'Half-bleached flax from the Lys valley, 280 grams to the square metre, hemmed with a loop. Dries glasses without leaving a hair on them.',
    story:
      'Declerck have three looms and a waiting list. The cloth is stiff for the first five washes and after that it is the one you look for in the drawer.\n\nComes with blue or with red stripes. Say which. Wash at 60, hang, do not bother to iron.',
    facts: [
      { title: 'Inside', meta: 'Linen, 100 %' },
      { title: 'Made by', meta: 'Weverij Declerck, Kortrijk' },
      { title: 'Keeps', meta: 'Ours are from 2011' },
      { title: 'Stripes', meta: 'Blue or red' },
    ],
    goesWith: ['country-sourdough', 'hill-coffee', 'october-box'],
  },
  {
    slug: 'october-box',
    name: 'The October box',
    price: '£38.00',
    size: 'One crate, about 4 kg',
    place: 'From 14 Mill Lane',
    picture: 'hero-autumn-table',
    shelf: 'kitchen',
    lead: 'A jar of marmalade, a bottle of the new oil, a loaf, and as much citrus and as many pears as the crate will hold. Packed on Thursdays.',
    story:
      'The box is what is on our own table this month. It changes on the first of each month, and nobody has ever guessed November.\n\nSend it to somebody. Give us the words for the card; Ruth has the better handwriting and writes them all.',
    facts: [
      { title: 'Inside', meta: 'Marmalade 340 g, oil 500 ml, loaf 900 g, fruit' },
      { title: 'Packed by', meta: 'Ruth, on Thursdays' },
      { title: 'Keeps', meta: 'Eat the pears first' },
      { title: 'Until', meta: '30 October' },
    ],
    goesWith: ['blood-orange-marmalade', 'olive-oil', 'country-sourdough'],
  },
];

export function product(slug: string): Product {
  const found = PRODUCTS.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`There is no product called ${slug}.`);
  return found;
}
