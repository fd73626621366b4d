/** What the kitchen cooks, as the menu block takes it. */
interface Dish {
  name: string;
  price: string;
  words: string;
  marks?: string;
}

interface Part {
  title: string;
  note: string;
  dishes: readonly Dish[];
}

const dish = (name: string, price: string, words: string, marks = ''): Dish => ({
  name,
  price,
  words,
  marks,
});

export const STARTERS: Part = {
  title: 'To begin',
  note: 'Bread comes by itself. So does more bread.',
  dishes: [
    dish(
      'Panzanella',
      '9',
      'Tomatoes that were outside this morning, yesterday’s bread, red onion, basil',
      'vegan',
    ),
    dish('Crostini neri', '8', 'Chicken livers, capers, a splash of vin santo. Convert your friends'),
    dish('Fried sage', '7', 'Two leaves, one anchovy between them, batter like a crisp shirt'),
    dish('Burrata', '12', 'With nothing. If it needed something we would not buy it', 'vegetarian'),
    dish('Olives', '5', 'Warm, with orange. The stones go in the little bowl, not the plant', 'vegan'),
  ],
};

export const PASTA: Part = {
  title: 'Pasta',
  note: 'Rolled at ten every morning by {{Nella|the chef}}, who does not want help.',
  dishes: [
    dish(
      'Tagliatelle al ragù',
      '16',
      'Beef, pork, four hours, no garlic. Write to us if you disagree; others have',
    ),
    dish(
      'Ravioli, butter, sage',
      '15',
      'Ricotta and lemon inside. Seven to a plate. Eight if she likes you',
      'vegetarian',
    ),
    dish('Cacio e pepe', '14', 'Cheese, pepper, nerve', 'vegetarian'),
    dish('Orecchiette, broccoli', '14', 'Long cooked, with chilli and more oil than you think', 'vegan'),
    dish('Gnocchi', '14', 'On Thursdays. Only on Thursdays. Please stop asking on Wednesdays', 'vegetarian'),
  ],
};

export const MAINS: Part = {
  title: 'After that',
  note: 'For people who can. The others may have a fork of yours.',
  dishes: [
    dish('The whole fish', '26', 'Whatever Pete caught, roasted with lemon, olives and potatoes underneath'),
    dish('Chicken under a brick', '19', 'It is an actual brick. It is from the old post office'),
    dish(
      'Aubergine parmigiana',
      '16',
      'Three layers, one night in the fridge, better than on the day',
      'vegetarian',
    ),
    dish('Tripe', '17', 'You know who you are'),
  ],
};

export const SIDES: Part = {
  title: 'Beside it',
  note: '',
  dishes: [
    dish('Potatoes from under the fish', '6', 'Until they are gone, which is about eight'),
    dish('Bitter leaves', '6', 'With anchovy, or without', 'vegan on request'),
    dish('Beans', '5', 'Slow, with sage and a great deal of oil', 'vegan'),
  ],
};

export const SWEETS: Part = {
  title: 'Something sweet',
  note: 'One spoon each. Nobody shares as well as they say.',
  dishes: [
    dish(
      'Tiramisù',
      '8',
      'Square, cold, made yesterday. There is a reason it means “pick me up”',
      'vegetarian',
    ),
    dish('Lemon tart', '8', 'Sharp enough to end an argument', 'vegetarian'),
    dish('Affogato', '6', 'Ice cream drowned in coffee, in front of you, without mercy', 'vegetarian'),
    dish('A peach', '4', 'In August. In wine', 'vegan'),
  ],
};

export const WINES: Part = {
  title: 'The wine',
  note: 'Six by the glass. If you cannot choose, say “red” or “white” and look trusting.',
  dishes: [
    dish('House red', '6', 'Montepulciano from Enzo’s brother. A quarter litre is 11, a half 20'),
    dish('House white', '6', 'Trebbiano, cold, in a jug with a chip in it'),
    dish('Barbera d’Asti', '9', 'For the ragù'),
    dish('Vermentino', '9', 'For the fish, and for people who came by bicycle'),
    dish('Chianti Classico', '11', 'For anniversaries, and for people who have forgotten theirs'),
    dish('Something orange', '9', 'Enzo will explain. Allow ten minutes'),
  ],
};

/** What stands on the home page: a few of each. */
export const EXTRACT: readonly Part[] = [
  { ...STARTERS, note: '', dishes: STARTERS.dishes.slice(0, 3) },
  { ...PASTA, note: '', dishes: PASTA.dishes.slice(0, 3) },
  { ...MAINS, note: '', dishes: MAINS.dishes.slice(0, 3) },
  { ...SWEETS, note: '', dishes: SWEETS.dishes.slice(0, 3) },
];
