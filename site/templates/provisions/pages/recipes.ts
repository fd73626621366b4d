import { button, heading, picture, text, to } from '../../drafts.ts';
import { at, type PageDraft } from '../../template.ts';
import { goods, shelf } from '../cards.ts';

interface Recipe {
  path: string;
  title: string;
  short: string;
  lead: string;
  picture: string;
  needs: string;
  method: string;
  items: readonly string[];
}

const RECIPES: readonly Recipe[] = [
  {
    path: '/recipes/beans-on-toast',
    title: 'Beans on toast, properly',
    short: 'For two. An hour and a half, nearly all of it sitting down.',
    lead: 'The one everybody asks for. It wants good bread, a slow tomato and more oil than seems polite.',
    picture: 'recipe-beans-on-toast',
    needs:
      '- 200 g borlotti beans, soaked overnight\n- 1 onion, halved, and 1 bay leaf\n- 400 g tin of tomatoes\n- 2 cloves of garlic, sliced\n- 4 tablespoons of olive oil\n- 2 thick slices of sourdough\n- Half a lemon, flor de sal, black pepper',
    method:
      '1. Put the beans in a pan with the onion, the bay leaf, a teaspoon of salt and cold water to stand three fingers above them. Simmer for an hour and a quarter, lid ajar, until one crushes between tongue and palate.\n2. Half-way through, warm the oil with the garlic in a wide pan until it smells, before it colours. Add the tomatoes and cook them down for twenty-five minutes, until the oil comes back to the surface.\n3. Lift the beans into the tomato with a slotted spoon and a ladle of their water. Ten minutes more.\n4. Toast the bread until the edges are black. Beans on, a squeeze of lemon, pepper, flor de sal. More oil.',
    items: ['borlotti-beans', 'country-sourdough', 'olive-oil'],
  },
  {
    path: '/recipes/orange-salad',
    title: 'Orange salad with black olives',
    short: 'For four, as a start. A quarter of an hour.',
    lead: 'Looks like a still life and takes as long as laying the table. February food, when the oranges are red inside.',
    picture: 'recipe-orange-salad',
    needs:
      '- 3 blood oranges and 2 ordinary ones\n- Half a small red onion\n- A handful of black olives, with their stones\n- 3 tablespoons of olive oil\n- 1 slice of salted lemon, rind only\n- A few leaves of mint or parsley\n- Flor de sal',
    method:
      '1. Cut the onion into rings as thin as you can and put them in cold water. It takes the shout out of them.\n2. Slice both ends off the oranges, stand them up, and cut away peel and pith from top to bottom. Then slice them across, half a centimetre, and pick out the pips.\n3. Lay the slices on a plate so that they overlap. Keep what juice has run off.\n4. Chop the lemon rind to nothing, beat it with the juice and the oil, pour it over. Onion, olives, leaves, salt. Wait five minutes before you eat it; it will be better, and you will not.',
    items: ['olive-oil', 'pickled-lemons', 'sea-salt'],
  },
  {
    path: '/recipes/lemon-bean-pot',
    title: 'A pot of beans with lemon',
    short: 'For six, or for two and the rest of the week. Two hours.',
    lead: 'What the shop eats on Thursdays after the post has gone. One pot, one spoon, a loaf in the middle.',
    picture: 'recipe-lemon-bean-pot',
    needs:
      '- 500 g dried beans, soaked or not\n- 2 carrots, 1 stick of celery, 1 head of garlic cut across\n- 4 slices of salted lemon\n- 6 anchovies\n- 5 tablespoons of olive oil\n- A bunch of parsley, stalks and all\n- Bread',
    method:
      '1. Everything except the lemon, the anchovies and the parsley leaves goes in the pot, the parsley stalks too, with three tablespoons of the oil and water to cover by a hand. Bring it up slowly.\n2. Cook at a tremble for an hour and a half. Do not stir, or stir once.\n3. Melt the anchovies in the rest of the oil over a small flame. They fall apart; that is right. Add two slices of lemon, chopped.\n4. Tip that into the pot, put the other slices on top, and leave it by the side of the stove for half an hour. Parsley at the table.',
    items: ['borlotti-beans', 'pickled-lemons', 'anchovies'],
  },
];

const recipes: PageDraft = {
  title: 'Recipes',
  path: '/recipes',
  description: 'Three things we cook in the shop, with amounts that have been weighed.',
  shareImage: 'picture:recipe-orange-salad',
  sections: [
    {
      name: 'Opening',
      variant: 'opening',
      space: 'small',
      blocks: [
        heading(at(1, 15), 'Three things we cook in the shop.', { level: 1 }),
        text(at(17, 8), 'There used to be thirty here. These are the three that people make twice.'),
      ],
    },
    {
      name: 'Recipes',
      variant: 'leaves',
      space: 'small',
      blocks: RECIPES.map((recipe, i) =>
        picture(at(1, 24, i + 1), recipe.picture, {
          ratio: 'landscape',
          title: recipe.title,
          text: recipe.short,
          to: to(recipe.path),
          ...(i === 0 && { eager: 'first' as const }),
        }),
      ),
    },
  ],
};

function recipePage(recipe: Recipe): PageDraft {
  return {
    title: recipe.title,
    path: recipe.path,
    description: `${recipe.lead} ${recipe.short}`,
    shareImage: `picture:${recipe.picture}`,
    sections: [
      {
        name: 'Opening',
        variant: 'recipe',
        space: 'small',
        blocks: [
          picture(at(13, 12, 1, 4), recipe.picture, { ratio: 'landscape', eager: 'first' }),
          text(at(1, 11), `[Recipes](/recipes). ${recipe.short}`, 'small'),
          heading(at(1, 11, 2), recipe.title, { level: 1 }),
          text(at(1, 10, 3), recipe.lead, 'large'),
        ],
      },
      {
        name: 'Method',
        variant: 'method',
        space: 'small',
        divider: 'line',
        blocks: [
          text(at(1, 8), `## You need\n\n${recipe.needs}`),
          text(at(10, 14), `## What to do\n\n${recipe.method}`),
        ],
      },
      shelf({
        title: 'From the shelf',
        words: 'The rest comes from any greengrocer.',
        items: goods(...recipe.items),
        style: { tone: 'tint', divider: 'cut' },
      }),
      {
        name: 'Onward',
        variant: 'onward',
        space: 'small',
        divider: 'cut',
        blocks: [button(at(1, 24), 'The other recipes', '/recipes', { look: 'underline' })],
      },
    ],
  };
}

export const recipePages: readonly PageDraft[] = [recipes, ...RECIPES.map(recipePage)];
