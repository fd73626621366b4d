/** Da Nella in Italian: its home page, evenings, menu, forms, larder, header and footer. */
export const italian: Readonly<Record<string, string>> = {
  Home: 'Home',
  Menu: 'Menù',
  Evenings: 'Serate',
  'The long table': 'La tavolata',
  'The room': 'La sala',
  'Find us': 'Dove siamo',
  'All on one page': 'Tutto in una pagina',
  'Tuesday to Sunday': 'Da martedì a domenica',
  'Book a table': 'Prenota un tavolo',
  'A neighbourhood trattoria. Pasta rolled at ten, doors at six.':
    'Una trattoria di quartiere. La pasta si tira alle dieci, si apre alle diciotto.',
  'Da Nella, 9 Lamb Lane. Pasta rolled at ten, doors at six, Sunday lunch until the lasagne is gone.':
    'Da Nella, 9 Lamb Lane. La pasta si tira alle dieci, si apre alle diciotto, la domenica si pranza finché ci sono lasagne.',
  'Tonight from six until the wine is gone.': 'Stasera dalle diciotto, finché c’è vino.',
  'Nella cooks. Enzo pours. You sit down. Monday we sleep.':
    'Nella cucina. Enzo versa. Voi vi sedete. Il lunedì si dorme.',
  'What there is, more or less': 'Quello che c’è, più o meno',
  'It changes when Nella does. The whole menu': 'Cambia quando lo dice Nella. [Tutto il menù](/menu)',
  'To begin': 'Per cominciare',
  Pasta: 'Pasta',
  'After that': 'E poi',
  'Something sweet': 'Qualcosa di dolce',
  Panzanella: 'Panzanella',
  'Tomatoes that were outside this morning, yesterday’s bread, red onion, basil':
    'Pomodori che stamattina erano ancora nell’orto, pane di ieri, cipolla rossa, basilico',
  'Crostini neri': 'Crostini neri',
  'Chicken livers, capers, a splash of vin santo. Convert your friends':
    'Fegatini, capperi, uno spruzzo di vin santo. Convertite gli amici',
  'Fried sage': 'Salvia fritta',
  'Two leaves, one anchovy between them, batter like a crisp shirt':
    'Due foglie, un’acciuga in mezzo, una pastella croccante come una camicia stirata',
  'Tagliatelle al ragù': 'Tagliatelle al ragù',
  'Beef, pork, four hours, no garlic. Write to us if you disagree; others have':
    'Manzo, maiale, quattro ore, niente aglio. Scriveteci se non siete d’accordo: altri l’hanno fatto',
  'Ravioli, butter, sage': 'Ravioli burro e salvia',
  'Ricotta and lemon inside. Seven to a plate. Eight if she likes you':
    'Ripieni di ricotta e limone. Sette per piatto. Otto se le state simpatici',
  'Cacio e pepe': 'Cacio e pepe',
  'Cheese, pepper, nerve': 'Cacio, pepe, coraggio',
  'The whole fish': 'Il pesce intero',
  'Whatever Pete caught, roasted with lemon, olives and potatoes underneath':
    'Quello che ha preso Pete, al forno con limone e olive, le patate sotto',
  'Chicken under a brick': 'Pollo al mattone',
  'It is an actual brick. It is from the old post office': 'È un mattone vero. Viene dalla vecchia posta',
  'Aubergine parmigiana': 'Parmigiana di melanzane',
  'Three layers, one night in the fridge, better than on the day':
    'Tre strati, una notte in frigo, più buona del giorno prima',
  Tiramisù: 'Tiramisù',
  'Square, cold, made yesterday. There is a reason it means “pick me up”':
    'Quadrato, freddo, fatto ieri. Se si chiama così un motivo c’è',
  'Lemon tart': 'Crostata al limone',
  'Sharp enough to end an argument': 'Abbastanza aspra da chiudere una discussione',
  Affogato: 'Affogato',
  'Ice cream drowned in coffee, in front of you, without mercy':
    'Gelato annegato nel caffè, davanti a voi, senza pietà',
  vegan: 'vegano',
  vegetarian: 'vegetariano',
  When: 'Orari',
  Monday: 'Lunedì',
  No: 'No',
  'Tuesday to Thursday': 'Da martedì a giovedì',
  'Friday, Saturday': 'Venerdì e sabato',
  Sunday: 'Domenica',
  'or until the lasagne is gone': 'o finché ci sono lasagne',
  'Since 1986': 'Dal 1986',
  'She came for a summer.': 'Era venuta per un’estate.',
  'In 1986 Nella Conti came to Lamb Lane to help her cousin for three months. The cousin went home. The pasta board stayed, and so did the six tables, the tiles, and a sign that still says “Fish & Chips” if the sun is low.\nThere are nine of us now. None of us is allowed to roll.':
    'Nel 1986 Nella Conti arrivò a Lamb Lane per aiutare una cugina, tre mesi in tutto. La cugina tornò a casa. La spianatoia è rimasta, e con lei i sei tavoli, le piastrelle e un’insegna su cui si legge ancora «Fish & Chips» quando il sole è basso.\n\nOggi siamo in nove. Nessuno di noi può toccare il mattarello.',
  'See the room': 'Guarda la sala',
  'Evenings worth crossing the river for': 'Serate per cui vale la pena passare il fiume',
  'All evenings': 'Tutte le serate',
  'Sit with us': 'Sedetevi con noi',
  'Two of the six tables are never booked: they are for people who were just walking past. For the rest, tell us here, or ring 0117 496 0141 after three and let it ring.':
    'Due dei sei tavoli non si prenotano mai: sono per chi passa di qui. Per gli altri scriveteci qui, o chiamate lo [0117 496 0141](tel:+441174960141) dopo le quindici e lasciate squillare.',
  '9 Lamb Lane': '9 Lamb Lane',
  'Between the locksmith and the other locksmith. Over the iron bridge, second left, and follow the sage. How to get here':
    'Tra il fabbro e l’altro fabbro. Oltre il ponte di ferro, la seconda a sinistra, poi seguite la salvia. [Come arrivare](/find-us)',
  'Small links': 'Altri link',
  'A red chequered table from above: pasta, ravioli, tomatoes, bread and red wine, and a hand reaching for the lemon.':
    'Una tovaglia a quadri rossi dall’alto: pasta, ravioli, pomodori, pane e vino rosso, e una mano che prende il limone.',
  'Seven ravioli in butter with sage leaves on a brown plate.':
    'Sette ravioli al burro con foglie di salvia su un piatto marrone.',
  'A plate of sliced tomatoes with bread, basil and red onion on a yellow table.':
    'Un piatto di pomodori a fette con pane, basilico e cipolla rossa su un tavolo giallo.',
  'A square of tiramisù on a white plate with a spoon beside it, and a small coffee.':
    'Un quadrato di tiramisù su un piatto bianco, un cucchiaino accanto e un caffè.',
  'Three eggs in a well of flour on a wooden board, a rolling pin and nests of fresh pasta.':
    'Tre uova nella fontana di farina su una spianatoia, un mattarello e nidi di pasta fresca.',
  'A drawn map: a river, a park, and a small lane between two streets where a red pin says we are here.':
    'Una mappa disegnata: un fiume, un parco e un vicolo tra due strade, dove uno spillo rosso dice che siamo qui.',
  'Ten in the morning': 'Le dieci del mattino',
  'Eight people, one board each. Nella shows it once, slowly, and once at her own speed.':
    'Otto persone, una spianatoia a testa. Nella lo fa vedere una volta piano e una volta alla sua velocità.',
  'You bring an apron and clean hands. We have flour, eggs and the patience of a woman who has taught nine nephews. At noon we cook what you made, and eat it, and nobody says a word about the shapes.\nEight boards. £45 with lunch and one glass.':
    'Voi portate un grembiule e le mani pulite. Noi mettiamo farina, uova e la pazienza di una donna che ha insegnato a nove nipoti. A mezzogiorno cuociamo quello che avete fatto, lo mangiamo, e delle forme nessuno dice niente.\n\nOtto spianatoie. 45 £ con pranzo e un bicchiere.',
  'Enzo opens six': 'Enzo ne apre sei',
  'Six bottles, six stories, of which four are true.': 'Sei bottiglie, sei storie, quattro delle quali vere.',
  'Every second month Enzo clears the bar, opens six bottles that he thinks belong together, and explains why. There are olives, there is bread, and by the fourth bottle there are songs.\nTwelve stools. £38. Come by bus.':
    'Ogni due mesi Enzo sgombera il bancone, apre sei bottiglie che secondo lui stanno bene insieme e spiega perché. Ci sono olive, c’è pane, e alla quarta bottiglia si canta.\n\nDodici sgabelli. 38 £. Venite in autobus.',
  'The ragù truce': 'La tregua del ragù',
  'Bologna against Naples, on the same plate. No flags, no garlic, no telephones.':
    'Bologna contro Napoli, nello stesso piatto. Niente bandiere, niente aglio, niente telefoni.',
  'Once a year Nella lets her sister-in-law into the kitchen. Each cooks her own. You get a little of both, without names, and put a bean in a jar.\nLast year it was 31 to 31. We have bought more beans.':
    'Una volta l’anno Nella fa entrare in cucina la cognata. Ognuna cucina il suo. Voi assaggiate tutti e due, senza nomi, e mettete un fagiolo in un barattolo.\n\nL’anno scorso è finita 31 a 31. Abbiamo comprato altri fagioli.',
  'Sunday, all of it': 'La domenica, tutta',
  'One table from the bar to the door, lasagne in the middle, children underneath.':
    'Un tavolo solo dal bancone alla porta, le lasagne in mezzo, i bambini sotto.',
  'We push the six tables together and leave the door open. One price, £24, half for anybody who can walk under the table. Bring a cake if you like, and an argument if you must.':
    'Uniamo i sei tavoli e lasciamo la porta aperta. Un prezzo solo, 24 £, la metà per chi passa in piedi sotto il tavolo. Portate una torta, se vi va, e una discussione, se proprio dovete.',
  'The night of the fish': 'La notte del pesce',
  'Pete caught one as long as the bar. We ate it.':
    'Pete ne ha preso uno lungo come il bancone. L’abbiamo mangiato.',
  'It was a hake, it was one metre ten, and there are pictures. Pete says there is another one.':
    'Era un nasello, misurava un metro e dieci, e ci sono le foto. Pete dice che ce n’è un altro.',
  'Dinner is every night. These are the nights on which there is also something else.':
    'Si cena tutte le sere. In queste c’è anche qualcos’altro.',
  'The larder': 'La dispensa',
  'From our kitchen': 'Dalla nostra cucina',
  'From the cellar': 'Dalla cantina',
  'Our own tomato sauce': 'La nostra passata',
  'San Marzano, salt, a leaf of basil. Boiled in August, good until the next one.':
    'San Marzano, sale, una foglia di basilico. Bollita ad agosto, buona fino al prossimo.',
  Size: 'Formato',
  'Jar for two': 'Vasetto per due',
  'Jar for the family': 'Vaso per la famiglia',
  'Dried tagliatelle': 'Tagliatelle secche',
  'Rolled at ten, dried by three. Four minutes in salted water, not five.':
    'Tirate alle dieci, secche alle quindici. Quattro minuti in acqua salata, non cinque.',
  'The house red': 'Il rosso della casa',
  'What Enzo pours without asking. It gets on with everything on the menu.':
    'Quello che Enzo versa senza chiedere. Va d’accordo con tutto il menù.',
  'Ask for a table': 'Chiedi un tavolo',
  'We answer by mail, usually between lunch and dinner. It is a table once you have heard from us.':
    'Rispondiamo per e-mail, di solito tra il pranzo e la cena. Il tavolo è vostro quando ve lo confermiamo.',
  'Your name': 'Il vostro nome',
  'E-mail': 'E-mail',
  Telephone: 'Telefono',
  'In case the fish does not come.': 'Nel caso il pesce non arrivi.',
  'Which day?': 'Che giorno?',
  'At what time?': 'A che ora?',
  'How many are you?': 'Quanti siete?',
  'Where?': 'Dove?',
  Inside: 'Dentro',
  'Out on the lane': 'Fuori, nel vicolo',
  'At the bar, next to Enzo': 'Al bancone, accanto a Enzo',
  'Anything we should know?': 'Dobbiamo sapere qualcosa?',
  'Allergies, a pram, a proposal': 'Allergie, un passeggino, una proposta di matrimonio',
  'Grazie! We shall look into the book and write to you before service.':
    'Grazie! Guardiamo il registro e vi scriviamo prima del servizio.',
  'Ask for the long table': 'Chiedi la tavolata',
  'From nine to sixteen.': 'Da nove a sedici.',
  'What for?': 'Per che occasione?',
  'A birthday': 'Un compleanno',
  'A wedding, the small kind': 'Un matrimonio, di quelli piccoli',
  'Work, but nice': 'Lavoro, ma piacevole',
  'No reason': 'Nessun motivo',
  'I shall tell you later': 'Ve lo dico dopo',
  'Tell us about it': 'Raccontateci',
  'Grazie! Nella will ring you. Have a pencil ready.': 'Grazie! Nella vi chiamerà. Tenete pronta una matita.',
  'Up to eight of you here. More than eight: take the long table.':
    'Qui fino a otto. Più di otto: prendete [la tavolata](/long-table).',
  'Late?\nRing us. We keep a table for twenty minutes and then we give it to somebody with wet hair.\nFull?\nTwo tables are never booked. Come at six or after nine, and look hungry.\n0117 496 0141':
    '## In ritardo?\n\nChiamateci. Teniamo il tavolo venti minuti, poi lo diamo a qualcuno con i capelli bagnati.\n\n## Tutto pieno?\n\nDue tavoli non si prenotano mai. Venite alle diciotto o dopo le ventuno, con l’aria affamata.\n\n[0117 496 0141](tel:+441174960141)',
};
