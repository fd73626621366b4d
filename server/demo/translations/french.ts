/** Da Nella in French: its home page, evenings, menu, forms, larder, header and footer. */
export const french: Readonly<Record<string, string>> = {
  Home: 'Accueil',
  Menu: 'La carte',
  Evenings: 'Soirées',
  'The long table': 'La grande table',
  'The room': 'La salle',
  'Find us': 'Nous trouver',
  'All on one page': 'Tout sur une page',
  'Tuesday to Sunday': 'Du mardi au dimanche',
  'Book a table': 'Réserver une table',
  'A neighbourhood trattoria. Pasta rolled at ten, doors at six.':
    'Une trattoria de quartier. Les pâtes à dix heures, les portes à dix-huit.',
  'Da Nella, 9 Lamb Lane. Pasta rolled at ten, doors at six, Sunday lunch until the lasagne is gone.':
    'Da Nella, 9 Lamb Lane. Les pâtes à dix heures, les portes à dix-huit, et le déjeuner du dimanche jusqu’à la dernière part de lasagnes.',
  'Tonight from six until the wine is gone.': 'Ce soir, de dix-huit heures jusqu’à la dernière bouteille.',
  'Nella cooks. Enzo pours. You sit down. Monday we sleep.':
    'Nella cuisine. Enzo sert. Vous vous asseyez. Le lundi, on dort.',
  'What there is, more or less': 'Ce qu’il y a, plus ou moins',
  'It changes when Nella does. The whole menu':
    'La carte change quand Nella le décide. [Toute la carte](/menu)',
  'To begin': 'Pour commencer',
  Pasta: 'Les pâtes',
  'After that': 'Ensuite',
  'Something sweet': 'Une douceur',
  Panzanella: 'Panzanella',
  'Tomatoes that were outside this morning, yesterday’s bread, red onion, basil':
    'Des tomates encore dehors ce matin, le pain d’hier, oignon rouge, basilic',
  'Crostini neri': 'Crostini neri',
  'Chicken livers, capers, a splash of vin santo. Convert your friends':
    'Foies de volaille, câpres, un trait de vin santo. Convertissez vos amis',
  'Fried sage': 'Sauge frite',
  'Two leaves, one anchovy between them, batter like a crisp shirt':
    'Deux feuilles, un anchois entre elles, une pâte croustillante comme une chemise repassée',
  'Tagliatelle al ragù': 'Tagliatelle al ragù',
  'Beef, pork, four hours, no garlic. Write to us if you disagree; others have':
    'Bœuf, porc, quatre heures, pas d’ail. Écrivez-nous si vous n’êtes pas d’accord ; d’autres l’ont fait',
  'Ravioli, butter, sage': 'Raviolis, beurre, sauge',
  'Ricotta and lemon inside. Seven to a plate. Eight if she likes you':
    'Ricotta et citron à l’intérieur. Sept par assiette. Huit si elle vous aime bien',
  'Cacio e pepe': 'Cacio e pepe',
  'Cheese, pepper, nerve': 'Du fromage, du poivre, du cran',
  'The whole fish': 'Le poisson entier',
  'Whatever Pete caught, roasted with lemon, olives and potatoes underneath':
    'Ce que Pete a pêché, rôti au citron et aux olives sur un lit de pommes de terre',
  'Chicken under a brick': 'Poulet sous la brique',
  'It is an actual brick. It is from the old post office': 'Une vraie brique. Elle vient de l’ancienne poste',
  'Aubergine parmigiana': 'Parmigiana d’aubergines',
  'Three layers, one night in the fridge, better than on the day':
    'Trois couches, une nuit au frais, meilleure que le jour même',
  Tiramisù: 'Tiramisù',
  'Square, cold, made yesterday. There is a reason it means “pick me up”':
    'Carré, froid, fait hier. Ce n’est pas pour rien que son nom veut dire « remonte-moi »',
  'Lemon tart': 'Tarte au citron',
  'Sharp enough to end an argument': 'Assez vive pour clore une dispute',
  Affogato: 'Affogato',
  'Ice cream drowned in coffee, in front of you, without mercy':
    'De la glace noyée dans le café, sous vos yeux, sans pitié',
  vegan: 'végane',
  vegetarian: 'végétarien',
  When: 'Horaires',
  Monday: 'Lundi',
  No: 'Non',
  'Tuesday to Thursday': 'Mardi à jeudi',
  'Friday, Saturday': 'Vendredi, samedi',
  Sunday: 'Dimanche',
  'or until the lasagne is gone': 'ou jusqu’à la dernière part de lasagnes',
  'Since 1986': 'Depuis 1986',
  'She came for a summer.': 'Elle était venue pour un été.',
  'In 1986 Nella Conti came to Lamb Lane to help her cousin for three months. The cousin went home. The pasta board stayed, and so did the six tables, the tiles, and a sign that still says “Fish & Chips” if the sun is low.\nThere are nine of us now. None of us is allowed to roll.':
    'En 1986, Nella Conti est venue à Lamb Lane aider sa cousine pendant trois mois. La cousine est repartie. La planche à pâtes est restée, avec les six tables, le carrelage et une enseigne où l’on lit encore « Fish & Chips » quand le soleil est bas.\n\nNous sommes neuf aujourd’hui. Aucun de nous n’a le droit d’étaler la pâte.',
  'See the room': 'Voir la salle',
  'Evenings worth crossing the river for': 'Des soirées qui valent de passer le fleuve',
  'All evenings': 'Toutes les soirées',
  'Sit with us': 'Asseyez-vous avec nous',
  'Two of the six tables are never booked: they are for people who were just walking past. For the rest, tell us here, or ring 0117 496 0141 after three and let it ring.':
    'Deux des six tables ne se réservent jamais : elles sont pour ceux qui passaient par là. Pour les autres, dites-le-nous ici, ou appelez le [0117 496 0141](tel:+441174960141) après quinze heures et laissez sonner.',
  '9 Lamb Lane': '9 Lamb Lane',
  'Between the locksmith and the other locksmith. Over the iron bridge, second left, and follow the sage. How to get here':
    'Entre le serrurier et l’autre serrurier. Passez le pont de fer, deuxième à gauche, puis suivez la sauge. [Comment venir](/find-us)',
  'Small links': 'Petits liens',
  'A red chequered table from above: pasta, ravioli, tomatoes, bread and red wine, and a hand reaching for the lemon.':
    'Une table à carreaux rouges vue d’en haut : pâtes, raviolis, tomates, pain et vin rouge, et une main qui prend le citron.',
  'Seven ravioli in butter with sage leaves on a brown plate.':
    'Sept raviolis au beurre et à la sauge sur une assiette brune.',
  'A plate of sliced tomatoes with bread, basil and red onion on a yellow table.':
    'Une assiette de tomates en tranches avec du pain, du basilic et de l’oignon rouge sur une table jaune.',
  'A square of tiramisù on a white plate with a spoon beside it, and a small coffee.':
    'Un carré de tiramisù sur une assiette blanche, une cuillère à côté, et un petit café.',
  'Three eggs in a well of flour on a wooden board, a rolling pin and nests of fresh pasta.':
    'Trois œufs dans un puits de farine sur une planche, un rouleau et des nids de pâtes fraîches.',
  'A drawn map: a river, a park, and a small lane between two streets where a red pin says we are here.':
    'Un plan dessiné : un fleuve, un parc et une ruelle entre deux rues, où une épingle rouge dit que nous sommes là.',
  'Ten in the morning': 'Dix heures du matin',
  'Eight people, one board each. Nella shows it once, slowly, and once at her own speed.':
    'Huit personnes, une planche chacune. Nella montre une fois lentement, une fois à sa vitesse.',
  'You bring an apron and clean hands. We have flour, eggs and the patience of a woman who has taught nine nephews. At noon we cook what you made, and eat it, and nobody says a word about the shapes.\nEight boards. £45 with lunch and one glass.':
    'Apportez un tablier et des mains propres. Nous avons la farine, les œufs et la patience d’une femme qui a formé neuf neveux. À midi, nous cuisons ce que vous avez fait, nous le mangeons, et personne ne dit un mot des formes.\n\nHuit planches. 45 £ avec le déjeuner et un verre.',
  'Enzo opens six': 'Enzo en ouvre six',
  'Six bottles, six stories, of which four are true.':
    'Six bouteilles, six histoires, dont quatre sont vraies.',
  'Every second month Enzo clears the bar, opens six bottles that he thinks belong together, and explains why. There are olives, there is bread, and by the fourth bottle there are songs.\nTwelve stools. £38. Come by bus.':
    'Un mois sur deux, Enzo débarrasse le bar, ouvre six bouteilles qui vont ensemble selon lui, et explique pourquoi. Il y a des olives, il y a du pain, et à la quatrième bouteille il y a des chansons.\n\nDouze tabourets. 38 £. Venez en bus.',
  'The ragù truce': 'La trêve du ragù',
  'Bologna against Naples, on the same plate. No flags, no garlic, no telephones.':
    'Bologne contre Naples, dans la même assiette. Ni drapeaux, ni ail, ni téléphones.',
  'Once a year Nella lets her sister-in-law into the kitchen. Each cooks her own. You get a little of both, without names, and put a bean in a jar.\nLast year it was 31 to 31. We have bought more beans.':
    'Une fois par an, Nella laisse sa belle-sœur entrer en cuisine. Chacune prépare le sien. Vous goûtez les deux, sans savoir lequel, et vous mettez un haricot dans un bocal.\n\nL’an dernier, 31 à 31. Nous avons racheté des haricots.',
  'Sunday, all of it': 'Tout le dimanche',
  'One table from the bar to the door, lasagne in the middle, children underneath.':
    'Une seule table du bar à la porte, les lasagnes au milieu, les enfants dessous.',
  'We push the six tables together and leave the door open. One price, £24, half for anybody who can walk under the table. Bring a cake if you like, and an argument if you must.':
    'Nous rapprochons les six tables et laissons la porte ouverte. Un seul prix, 24 £, moitié pour qui passe debout sous la table. Apportez un gâteau si le cœur vous en dit, et une dispute s’il le faut.',
  'The night of the fish': 'La nuit du poisson',
  'Pete caught one as long as the bar. We ate it.':
    'Pete en a pêché un long comme le bar. Nous l’avons mangé.',
  'It was a hake, it was one metre ten, and there are pictures. Pete says there is another one.':
    'C’était un merlu, il faisait un mètre dix, et il y a des photos. Pete dit qu’il y en a un autre.',
  'Dinner is every night. These are the nights on which there is also something else.':
    'On dîne tous les soirs. Ces soirs-là, il y a aussi autre chose.',
  'The larder': 'L’épicerie',
  'From our kitchen': 'De notre cuisine',
  'From the cellar': 'De la cave',
  'Our own tomato sauce': 'Notre sauce tomate',
  'San Marzano, salt, a leaf of basil. Boiled in August, good until the next one.':
    'San Marzano, sel, une feuille de basilic. Cuite en août, bonne jusqu’au suivant.',
  Size: 'Taille',
  'Jar for two': 'Bocal pour deux',
  'Jar for the family': 'Bocal familial',
  'Dried tagliatelle': 'Tagliatelles sèches',
  'Rolled at ten, dried by three. Four minutes in salted water, not five.':
    'Étalées à dix heures, sèches à quinze. Quatre minutes dans l’eau salée, pas cinq.',
  'The house red': 'Le rouge de la maison',
  'What Enzo pours without asking. It gets on with everything on the menu.':
    'Celui qu’Enzo sert sans demander. Il s’entend avec toute la carte.',
  'Ask for a table': 'Demander une table',
  'We answer by mail, usually between lunch and dinner. It is a table once you have heard from us.':
    'Nous répondons par e-mail, en général entre le déjeuner et le dîner. La table est à vous quand nous l’avons confirmée.',
  'Your name': 'Votre nom',
  'E-mail': 'E-mail',
  Telephone: 'Téléphone',
  'In case the fish does not come.': 'Au cas où le poisson n’arriverait pas.',
  'Which day?': 'Quel jour ?',
  'At what time?': 'À quelle heure ?',
  'How many are you?': 'Combien serez-vous ?',
  'Where?': 'Où ?',
  Inside: 'À l’intérieur',
  'Out on the lane': 'Dehors, dans la ruelle',
  'At the bar, next to Enzo': 'Au bar, à côté d’Enzo',
  'Anything we should know?': 'Quelque chose à nous dire ?',
  'Allergies, a pram, a proposal': 'Allergies, poussette, demande en mariage',
  'Grazie! We shall look into the book and write to you before service.':
    'Grazie ! Nous regardons le carnet et vous écrivons avant le service.',
  'Ask for the long table': 'Demander la grande table',
  'From nine to sixteen.': 'De neuf à seize.',
  'What for?': 'Pour quelle occasion ?',
  'A birthday': 'Un anniversaire',
  'A wedding, the small kind': 'Un mariage, un petit',
  'Work, but nice': 'Le travail, mais agréable',
  'No reason': 'Sans raison',
  'I shall tell you later': 'Je vous le dirai plus tard',
  'Tell us about it': 'Racontez-nous',
  'Grazie! Nella will ring you. Have a pencil ready.':
    'Grazie ! Nella vous appellera. Gardez un crayon à portée de main.',
  'Up to eight of you here. More than eight: take the long table.':
    'Ici, jusqu’à huit. Plus de huit : prenez [la grande table](/long-table).',
  'Late?\nRing us. We keep a table for twenty minutes and then we give it to somebody with wet hair.\nFull?\nTwo tables are never booked. Come at six or after nine, and look hungry.\n0117 496 0141':
    '## En retard ?\n\nAppelez-nous. Nous gardons une table vingt minutes, puis nous la donnons à quelqu’un qui a les cheveux mouillés.\n\n## Complet ?\n\nDeux tables ne se réservent jamais. Venez à dix-huit heures ou après vingt et une heures, l’air affamé.\n\n[0117 496 0141](tel:+441174960141)',
};
