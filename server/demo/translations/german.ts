/** Da Nella in German: its home page, evenings, menu, forms, larder, header and footer. */
export const german: Readonly<Record<string, string>> = {
  Home: 'Start',
  Menu: 'Karte',
  Evenings: 'Abende',
  'The long table': 'Der lange Tisch',
  'The room': 'Die Stube',
  'Find us': 'So finden Sie uns',
  'All on one page': 'Alles auf einer Seite',
  'Tuesday to Sunday': 'Dienstag bis Sonntag',
  'Book a table': 'Tisch reservieren',
  'A neighbourhood trattoria. Pasta rolled at ten, doors at six.':
    'Eine Trattoria in der Nachbarschaft. Pasta ab zehn, offen ab sechs.',
  'Da Nella, 9 Lamb Lane. Pasta rolled at ten, doors at six, Sunday lunch until the lasagne is gone.':
    'Da Nella, Lamb Lane 9. Pasta ab zehn, offen ab sechs, sonntags Mittagstisch, bis die Lasagne weg ist.',
  'Tonight from six until the wine is gone.': 'Heute ab sechs, bis der Wein alle ist.',
  'Nella cooks. Enzo pours. You sit down. Monday we sleep.':
    'Nella kocht. Enzo schenkt ein. Sie setzen sich. Montags schlafen wir.',
  'What there is, more or less': 'Was es gibt, mehr oder weniger',
  'It changes when Nella does. The whole menu':
    'Es ändert sich, wenn Nella es will. [Die ganze Karte](/menu)',
  'To begin': 'Zum Anfang',
  Pasta: 'Pasta',
  'After that': 'Danach',
  'Something sweet': 'Etwas Süßes',
  Panzanella: 'Panzanella',
  'Tomatoes that were outside this morning, yesterday’s bread, red onion, basil':
    'Tomaten, die heute früh noch draußen waren, Brot von gestern, rote Zwiebel, Basilikum',
  'Crostini neri': 'Crostini neri',
  'Chicken livers, capers, a splash of vin santo. Convert your friends':
    'Hühnerleber, Kapern, ein Schuss Vin Santo. Bekehren Sie Ihre Freunde',
  'Fried sage': 'Frittierter Salbei',
  'Two leaves, one anchovy between them, batter like a crisp shirt':
    'Zwei Blätter, eine Sardelle dazwischen, Teig wie ein frisches Hemd',
  'Tagliatelle al ragù': 'Tagliatelle al ragù',
  'Beef, pork, four hours, no garlic. Write to us if you disagree; others have':
    'Rind, Schwein, vier Stunden, kein Knoblauch. Schreiben Sie uns, wenn Sie das anders sehen; andere tun es auch',
  'Ravioli, butter, sage': 'Ravioli, Butter, Salbei',
  'Ricotta and lemon inside. Seven to a plate. Eight if she likes you':
    'Ricotta und Zitrone. Sieben auf dem Teller. Acht, wenn sie Sie mag',
  'Cacio e pepe': 'Cacio e pepe',
  'Cheese, pepper, nerve': 'Käse, Pfeffer, Mut',
  'The whole fish': 'Der ganze Fisch',
  'Whatever Pete caught, roasted with lemon, olives and potatoes underneath':
    'Was Pete gefangen hat, gebraten mit Zitrone und Oliven, Kartoffeln darunter',
  'Chicken under a brick': 'Huhn unterm Ziegelstein',
  'It is an actual brick. It is from the old post office':
    'Ein echter Ziegelstein. Er ist von der alten Post',
  'Aubergine parmigiana': 'Auberginen-Parmigiana',
  'Three layers, one night in the fridge, better than on the day':
    'Drei Schichten, eine Nacht im Kühlschrank, besser als am selben Tag',
  Tiramisù: 'Tiramisù',
  'Square, cold, made yesterday. There is a reason it means “pick me up”':
    'Eckig, kalt, von gestern. Es heißt nicht ohne Grund „zieh mich hoch“',
  'Lemon tart': 'Zitronentarte',
  'Sharp enough to end an argument': 'Sauer genug, um einen Streit zu beenden',
  Affogato: 'Affogato',
  'Ice cream drowned in coffee, in front of you, without mercy':
    'Eis, vor Ihren Augen und ohne Gnade in Kaffee ertränkt',
  vegan: 'vegan',
  vegetarian: 'vegetarisch',
  When: 'Wann',
  Monday: 'Montag',
  No: 'Nein',
  'Tuesday to Thursday': 'Dienstag bis Donnerstag',
  'Friday, Saturday': 'Freitag, Samstag',
  Sunday: 'Sonntag',
  'or until the lasagne is gone': 'oder bis die Lasagne weg ist',
  'Since 1986': 'Seit 1986',
  'She came for a summer.': 'Sie kam für einen Sommer.',
  'In 1986 Nella Conti came to Lamb Lane to help her cousin for three months. The cousin went home. The pasta board stayed, and so did the six tables, the tiles, and a sign that still says “Fish & Chips” if the sun is low.\nThere are nine of us now. None of us is allowed to roll.':
    '1986 kam Nella Conti in die Lamb Lane, um drei Monate ihrer Cousine zu helfen. Die Cousine ging nach Hause. Das Nudelbrett blieb, und mit ihm sechs Tische, die Fliesen und ein Schild, auf dem bei tiefer Sonne noch „Fish & Chips“ steht.\n\nHeute sind wir neun. Rollen darf keiner von uns.',
  'See the room': 'Die Stube ansehen',
  'Evenings worth crossing the river for': 'Abende, für die man über den Fluss kommt',
  'All evenings': 'Alle Abende',
  'Sit with us': 'Setzen Sie sich zu uns',
  'Two of the six tables are never booked: they are for people who were just walking past. For the rest, tell us here, or ring 0117 496 0141 after three and let it ring.':
    'Zwei der sechs Tische werden nie reserviert: Sie sind für alle, die gerade vorbeikommen. Für die anderen sagen Sie es uns hier, oder rufen Sie nach drei [0117 496 0141](tel:+441174960141) an und lassen Sie es klingeln.',
  '9 Lamb Lane': 'Lamb Lane 9',
  'Between the locksmith and the other locksmith. Over the iron bridge, second left, and follow the sage. How to get here':
    'Zwischen dem Schlosser und dem anderen Schlosser. Über die Eisenbrücke, die zweite links, dann dem Salbei nach. [Der Weg zu uns](/find-us)',
  'Small links': 'Kleine Links',
  'A red chequered table from above: pasta, ravioli, tomatoes, bread and red wine, and a hand reaching for the lemon.':
    'Ein rot karierter Tisch von oben: Pasta, Ravioli, Tomaten, Brot und Rotwein, eine Hand greift nach der Zitrone.',
  'Seven ravioli in butter with sage leaves on a brown plate.':
    'Sieben Ravioli in Butter mit Salbeiblättern auf einem braunen Teller.',
  'A plate of sliced tomatoes with bread, basil and red onion on a yellow table.':
    'Ein Teller mit Tomatenscheiben, Brot, Basilikum und roter Zwiebel auf einem gelben Tisch.',
  'A square of tiramisù on a white plate with a spoon beside it, and a small coffee.':
    'Ein Stück Tiramisù auf einem weißen Teller, daneben ein Löffel und ein kleiner Kaffee.',
  'Three eggs in a well of flour on a wooden board, a rolling pin and nests of fresh pasta.':
    'Drei Eier in einer Mehlmulde auf einem Holzbrett, ein Nudelholz und Nester aus frischer Pasta.',
  'A drawn map: a river, a park, and a small lane between two streets where a red pin says we are here.':
    'Eine gezeichnete Karte: ein Fluss, ein Park und eine kleine Gasse, in der eine rote Nadel zeigt, wo wir sind.',
  'Ten in the morning': 'Zehn Uhr morgens',
  'Eight people, one board each. Nella shows it once, slowly, and once at her own speed.':
    'Acht Leute, jeder ein Brett. Nella zeigt es einmal langsam und einmal in ihrem eigenen Tempo.',
  'You bring an apron and clean hands. We have flour, eggs and the patience of a woman who has taught nine nephews. At noon we cook what you made, and eat it, and nobody says a word about the shapes.\nEight boards. £45 with lunch and one glass.':
    'Sie bringen eine Schürze und saubere Hände mit. Wir haben Mehl, Eier und die Geduld einer Frau, die es neun Neffen beigebracht hat. Mittags kochen wir, was Sie gemacht haben, und essen es, und niemand verliert ein Wort über die Formen.\n\nAcht Bretter. 45 £ mit Mittagessen und einem Glas.',
  'Enzo opens six': 'Enzo öffnet sechs',
  'Six bottles, six stories, of which four are true.': 'Sechs Flaschen, sechs Geschichten, davon vier wahr.',
  'Every second month Enzo clears the bar, opens six bottles that he thinks belong together, and explains why. There are olives, there is bread, and by the fourth bottle there are songs.\nTwelve stools. £38. Come by bus.':
    'Jeden zweiten Monat räumt Enzo die Theke frei, öffnet sechs Flaschen, die für ihn zusammengehören, und erklärt, warum. Es gibt Oliven, es gibt Brot, und ab der vierten Flasche gibt es Lieder.\n\nZwölf Hocker. 38 £. Kommen Sie mit dem Bus.',
  'The ragù truce': 'Der Ragù-Frieden',
  'Bologna against Naples, on the same plate. No flags, no garlic, no telephones.':
    'Bologna gegen Neapel, auf demselben Teller. Keine Fahnen, kein Knoblauch, keine Telefone.',
  'Once a year Nella lets her sister-in-law into the kitchen. Each cooks her own. You get a little of both, without names, and put a bean in a jar.\nLast year it was 31 to 31. We have bought more beans.':
    'Einmal im Jahr lässt Nella ihre Schwägerin in die Küche. Jede kocht ihr eigenes. Sie bekommen von beiden etwas, ohne Namen, und legen eine Bohne in ein Glas.\n\nLetztes Jahr stand es 31 zu 31. Wir haben mehr Bohnen gekauft.',
  'Sunday, all of it': 'Der ganze Sonntag',
  'One table from the bar to the door, lasagne in the middle, children underneath.':
    'Ein Tisch von der Theke bis zur Tür, Lasagne in der Mitte, Kinder darunter.',
  'We push the six tables together and leave the door open. One price, £24, half for anybody who can walk under the table. Bring a cake if you like, and an argument if you must.':
    'Wir schieben die sechs Tische zusammen und lassen die Tür offen. Ein Preis, 24 £, die Hälfte für alle, die unter dem Tisch stehen können. Bringen Sie einen Kuchen mit, wenn Sie mögen, und einen Streit, wenn es sein muss.',
  'The night of the fish': 'Die Nacht des Fisches',
  'Pete caught one as long as the bar. We ate it.':
    'Pete hat einen gefangen, so lang wie die Theke. Wir haben ihn gegessen.',
  'It was a hake, it was one metre ten, and there are pictures. Pete says there is another one.':
    'Es war ein Seehecht, er war einen Meter zehn lang, und es gibt Bilder. Pete sagt, da ist noch einer.',
  'Dinner is every night. These are the nights on which there is also something else.':
    'Abendessen gibt es jeden Abend. An diesen Abenden gibt es außerdem etwas anderes.',
  'The larder': 'Die Vorratskammer',
  'From our kitchen': 'Aus unserer Küche',
  'From the cellar': 'Aus dem Keller',
  'Our own tomato sauce': 'Unser Sugo',
  'San Marzano, salt, a leaf of basil. Boiled in August, good until the next one.':
    'San Marzano, Salz, ein Blatt Basilikum. Im August gekocht, gut bis zum nächsten.',
  Size: 'Größe',
  'Jar for two': 'Glas für zwei',
  'Jar for the family': 'Glas für die Familie',
  'Dried tagliatelle': 'Getrocknete Tagliatelle',
  'Rolled at ten, dried by three. Four minutes in salted water, not five.':
    'Um zehn ausgerollt, um drei getrocknet. Vier Minuten in Salzwasser, nicht fünf.',
  'The house red': 'Der rote Hauswein',
  'What Enzo pours without asking. It gets on with everything on the menu.':
    'Was Enzo ungefragt einschenkt. Er verträgt sich mit allem auf der Karte.',
  'Ask for a table': 'Tisch anfragen',
  'We answer by mail, usually between lunch and dinner. It is a table once you have heard from us.':
    'Wir antworten per E-Mail, meist zwischen Mittag und Abend. Der Tisch gehört Ihnen, sobald Sie von uns gehört haben.',
  'Your name': 'Ihr Name',
  'E-mail': 'E-Mail',
  Telephone: 'Telefon',
  'In case the fish does not come.': 'Falls der Fisch nicht kommt.',
  'Which day?': 'An welchem Tag?',
  'At what time?': 'Um wie viel Uhr?',
  'How many are you?': 'Wie viele sind Sie?',
  'Where?': 'Wo?',
  Inside: 'Drinnen',
  'Out on the lane': 'Draußen auf der Gasse',
  'At the bar, next to Enzo': 'An der Bar, neben Enzo',
  'Anything we should know?': 'Sollten wir etwas wissen?',
  'Allergies, a pram, a proposal': 'Allergien, ein Kinderwagen, ein Heiratsantrag',
  'Grazie! We shall look into the book and write to you before service.':
    'Grazie! Wir schauen ins Buch und schreiben Ihnen noch vor dem Abend.',
  'Ask for the long table': 'Langen Tisch anfragen',
  'From nine to sixteen.': 'Von neun bis sechzehn.',
  'What for?': 'Wofür?',
  'A birthday': 'Ein Geburtstag',
  'A wedding, the small kind': 'Eine Hochzeit, eine kleine',
  'Work, but nice': 'Arbeit, aber schön',
  'No reason': 'Einfach so',
  'I shall tell you later': 'Das verrate ich später',
  'Tell us about it': 'Erzählen Sie uns davon',
  'Grazie! Nella will ring you. Have a pencil ready.':
    'Grazie! Nella ruft Sie an. Halten Sie einen Stift bereit.',
  'Up to eight of you here. More than eight: take the long table.':
    'Hier bis zu acht Personen. Mehr als acht: [der lange Tisch](/long-table).',
  'Late?\nRing us. We keep a table for twenty minutes and then we give it to somebody with wet hair.\nFull?\nTwo tables are never booked. Come at six or after nine, and look hungry.\n0117 496 0141':
    '## Zu spät?\n\nRufen Sie an. Wir halten einen Tisch zwanzig Minuten frei, dann bekommt ihn jemand mit nassen Haaren.\n\n## Voll?\n\nZwei Tische werden nie vergeben. Kommen Sie um sechs oder nach neun, und sehen Sie hungrig aus.\n\n[0117 496 0141](tel:+441174960141)',
};
