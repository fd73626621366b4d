/** Da Nella in Arabic: its home page, evenings, menu, forms, larder, header and footer. */
export const arabic: Readonly<Record<string, string>> = {
  Home: 'الرئيسية',
  Menu: 'القائمة',
  Evenings: 'الأمسيات',
  'The long table': 'المائدة الطويلة',
  'The room': 'القاعة',
  'Find us': 'كيف تصلون إلينا',
  'All on one page': 'كل شيء في صفحة واحدة',
  'Tuesday to Sunday': 'من الثلاثاء إلى الأحد',
  'Book a table': 'احجزوا طاولة',
  'A neighbourhood trattoria. Pasta rolled at ten, doors at six.':
    'مطعم الحي الإيطالي. نفرد المعكرونة في العاشرة ونفتح الأبواب في السادسة.',
  'Da Nella, 9 Lamb Lane. Pasta rolled at ten, doors at six, Sunday lunch until the lasagne is gone.':
    'دا نيلا، ٩ لامب لين. معكرونة في العاشرة، والأبواب في السادسة، وغداء الأحد حتى تنفد اللازانيا.',
  'Tonight from six until the wine is gone.': 'الليلة من السادسة حتى ينفد النبيذ.',
  'Nella cooks. Enzo pours. You sit down. Monday we sleep.':
    'نيلا تطبخ. إنزو يسكب. وأنتم تجلسون. أما يوم الاثنين فننام.',
  'What there is, more or less': 'ما لدينا، تقريبًا',
  'It changes when Nella does. The whole menu': 'تتغيّر القائمة حين تشاء نيلا. [القائمة كاملة](/menu)',
  'To begin': 'للبداية',
  Pasta: 'المعكرونة',
  'After that': 'بعد ذلك',
  'Something sweet': 'شيء حلو',
  Panzanella: 'بانزانيلا',
  'Tomatoes that were outside this morning, yesterday’s bread, red onion, basil':
    'طماطم كانت في الحقل هذا الصباح، وخبز الأمس، وبصل أحمر، وريحان',
  'Crostini neri': 'كروستيني نيري',
  'Chicken livers, capers, a splash of vin santo. Convert your friends':
    'كبد الدجاج مع الكبر ورشة من نبيذ فين سانتو. ستقنعون أصدقاءكم',
  'Fried sage': 'ميرمية مقلية',
  'Two leaves, one anchovy between them, batter like a crisp shirt':
    'ورقتان بينهما أنشوجة واحدة، وعجينة مقرمشة',
  'Tagliatelle al ragù': 'تالياتيلي بالراغو',
  'Beef, pork, four hours, no garlic. Write to us if you disagree; others have':
    'لحم بقر ولحم خنزير، أربع ساعات على النار ومن دون ثوم. اكتبوا إلينا إن لم توافقوا، فقد فعل آخرون',
  'Ravioli, butter, sage': 'رافيولي بالزبدة والميرمية',
  'Ricotta and lemon inside. Seven to a plate. Eight if she likes you':
    'محشوة بالريكوتا والليمون. سبع في الطبق، وثمانٍ إن أحبّتكم',
  'Cacio e pepe': 'كاتشو إي بيبي',
  'Cheese, pepper, nerve': 'جبن وفلفل وجرأة',
  'The whole fish': 'السمكة كاملة',
  'Whatever Pete caught, roasted with lemon, olives and potatoes underneath':
    'ما اصطاده بيت، مشوي مع الليمون والزيتون وتحته البطاطا',
  'Chicken under a brick': 'دجاج تحت الطوبة',
  'It is an actual brick. It is from the old post office': 'إنها طوبة حقيقية من مبنى البريد القديم',
  'Aubergine parmigiana': 'بارميجانا الباذنجان',
  'Three layers, one night in the fridge, better than on the day':
    'ثلاث طبقات وليلة في الثلاجة، وهي ألذّ في اليوم التالي',
  Tiramisù: 'تيراميسو',
  'Square, cold, made yesterday. There is a reason it means “pick me up”':
    'مربعة وباردة ومن الأمس. ليس اسمها «أنعشني» عبثًا',
  'Lemon tart': 'تارت الليمون',
  'Sharp enough to end an argument': 'حامضة بما يكفي لإنهاء أي جدال',
  Affogato: 'أفوغاتو',
  'Ice cream drowned in coffee, in front of you, without mercy': 'مثلجات تُغرق في القهوة أمامكم بلا رحمة',
  vegan: 'نباتي صرف',
  vegetarian: 'نباتي',
  When: 'المواعيد',
  Monday: 'الاثنين',
  No: 'مغلق',
  'Tuesday to Thursday': 'من الثلاثاء إلى الخميس',
  'Friday, Saturday': 'الجمعة والسبت',
  Sunday: 'الأحد',
  'or until the lasagne is gone': 'أو حتى تنفد اللازانيا',
  'Since 1986': 'منذ ١٩٨٦',
  'She came for a summer.': 'جاءت لصيف واحد.',
  'In 1986 Nella Conti came to Lamb Lane to help her cousin for three months. The cousin went home. The pasta board stayed, and so did the six tables, the tiles, and a sign that still says “Fish & Chips” if the sun is low.\nThere are nine of us now. None of us is allowed to roll.':
    'في عام ١٩٨٦ جاءت نيلا كونتي إلى لامب لين لتساعد قريبتها ثلاثة أشهر. عادت القريبة إلى بلدها، وبقي لوح المعكرونة ومعه ست طاولات والبلاط ولافتة ما زال يظهر عليها «سمك وبطاطا» حين تميل الشمس.\n\nنحن تسعة اليوم، ولا يُسمح لأحد منا بفرد العجين.',
  'See the room': 'شاهدوا القاعة',
  'Evenings worth crossing the river for': 'أمسيات تستحق عبور النهر',
  'All evenings': 'كل الأمسيات',
  'Sit with us': 'اجلسوا معنا',
  'Two of the six tables are never booked: they are for people who were just walking past. For the rest, tell us here, or ring 0117 496 0141 after three and let it ring.':
    'طاولتان من الست لا تُحجزان أبدًا: فهما لمن يمرّ من هنا. أما البقية فأخبرونا هنا، أو اتصلوا بعد الثالثة على [0117 496 0141](tel:+441174960141) ودعوا الهاتف يرنّ.',
  '9 Lamb Lane': '٩ لامب لين',
  'Between the locksmith and the other locksmith. Over the iron bridge, second left, and follow the sage. How to get here':
    'بين الحدّاد والحدّاد الآخر. اعبروا الجسر الحديدي ثم الشارع الثاني يسارًا واتبعوا رائحة الميرمية. [الطريق إلينا](/find-us)',
  'Small links': 'روابط صغيرة',
  'A red chequered table from above: pasta, ravioli, tomatoes, bread and red wine, and a hand reaching for the lemon.':
    'مائدة بمفرش أحمر من الأعلى: معكرونة ورافيولي وطماطم وخبز ونبيذ أحمر، ويد تمتد إلى الليمون.',
  'Seven ravioli in butter with sage leaves on a brown plate.':
    'سبع حبات رافيولي بالزبدة وأوراق الميرمية في طبق بني.',
  'A plate of sliced tomatoes with bread, basil and red onion on a yellow table.':
    'طبق من شرائح الطماطم مع الخبز والريحان والبصل الأحمر على طاولة صفراء.',
  'A square of tiramisù on a white plate with a spoon beside it, and a small coffee.':
    'قطعة تيراميسو على طبق أبيض وبجانبها ملعقة وفنجان قهوة صغير.',
  'Three eggs in a well of flour on a wooden board, a rolling pin and nests of fresh pasta.':
    'ثلاث بيضات وسط الدقيق على لوح خشبي، ومرقاق وأعشاش من المعكرونة الطازجة.',
  'A drawn map: a river, a park, and a small lane between two streets where a red pin says we are here.':
    'خريطة مرسومة: نهر وحديقة وزقاق صغير بين شارعين حيث يشير دبوس أحمر إلى مكاننا.',
  'Ten in the morning': 'العاشرة صباحًا',
  'Eight people, one board each. Nella shows it once, slowly, and once at her own speed.':
    'ثمانية أشخاص ولكلٍّ لوحه. تريكم نيلا مرة ببطء ومرة بسرعتها هي.',
  'You bring an apron and clean hands. We have flour, eggs and the patience of a woman who has taught nine nephews. At noon we cook what you made, and eat it, and nobody says a word about the shapes.\nEight boards. £45 with lunch and one glass.':
    'أحضروا مئزرًا ويدين نظيفتين. لدينا الطحين والبيض وصبر امرأة علّمت تسعة من أبناء إخوتها. عند الظهر نطبخ ما صنعتم ونأكله، ولا يقول أحد كلمة عن الأشكال.\n\nثمانية ألواح. ٤٥ جنيهًا مع الغداء وكأس واحدة.',
  'Enzo opens six': 'إنزو يفتح ستًّا',
  'Six bottles, six stories, of which four are true.': 'ست زجاجات وست حكايات، أربع منها صحيحة.',
  'Every second month Enzo clears the bar, opens six bottles that he thinks belong together, and explains why. There are olives, there is bread, and by the fourth bottle there are songs.\nTwelve stools. £38. Come by bus.':
    'كل شهرين يُخلي إنزو البار ويفتح ست زجاجات يرى أنها تليق ببعضها ويشرح السبب. هناك زيتون وخبز، ومع الزجاجة الرابعة أغانٍ.\n\nاثنا عشر مقعدًا. ٣٨ جنيهًا. تعالوا بالحافلة.',
  'The ragù truce': 'هدنة الراغو',
  'Bologna against Naples, on the same plate. No flags, no garlic, no telephones.':
    'بولونيا ضد نابولي في الطبق نفسه. لا أعلام ولا ثوم ولا هواتف.',
  'Once a year Nella lets her sister-in-law into the kitchen. Each cooks her own. You get a little of both, without names, and put a bean in a jar.\nLast year it was 31 to 31. We have bought more beans.':
    'مرة في السنة تسمح نيلا لزوجة أخيها بدخول المطبخ. تطبخ كل منهما طبقها. تتذوقون قليلًا من الاثنين بلا أسماء وتضعون حبة فاصوليا في مرطبان.\n\nفي العام الماضي كانت النتيجة ٣١ مقابل ٣١. اشترينا المزيد من الفاصوليا.',
  'Sunday, all of it': 'يوم الأحد كله',
  'One table from the bar to the door, lasagne in the middle, children underneath.':
    'طاولة واحدة من البار إلى الباب، واللازانيا في الوسط، والأطفال تحتها.',
  'We push the six tables together and leave the door open. One price, £24, half for anybody who can walk under the table. Bring a cake if you like, and an argument if you must.':
    'نضم الطاولات الست ونترك الباب مفتوحًا. سعر واحد، ٢٤ جنيهًا، ونصفه لمن يستطيع المشي تحت الطاولة. أحضروا كعكة إن شئتم، وجدالًا إن كان لا بد منه.',
  'The night of the fish': 'ليلة السمكة',
  'Pete caught one as long as the bar. We ate it.': 'اصطاد بيت سمكة بطول البار. أكلناها.',
  'It was a hake, it was one metre ten, and there are pictures. Pete says there is another one.':
    'كانت سمكة نازلي طولها متر وعشرة سنتيمترات، وهناك صور. يقول بيت إن هناك أخرى.',
  'Dinner is every night. These are the nights on which there is also something else.':
    'العشاء كل ليلة. وهذه هي الليالي التي فيها شيء آخر أيضًا.',
  'The larder': 'المؤونة',
  'From our kitchen': 'من مطبخنا',
  'From the cellar': 'من القبو',
  'Our own tomato sauce': 'صلصة الطماطم من مطبخنا',
  'San Marzano, salt, a leaf of basil. Boiled in August, good until the next one.':
    'سان مارزانو وملح وورقة ريحان. تُطهى في أغسطس وتبقى طيبة حتى أغسطس التالي.',
  Size: 'الحجم',
  'Jar for two': 'مرطبان لشخصين',
  'Jar for the family': 'مرطبان للعائلة',
  'Dried tagliatelle': 'تالياتيلي مجففة',
  'Rolled at ten, dried by three. Four minutes in salted water, not five.':
    'تُفرد في العاشرة وتجف في الثالثة. أربع دقائق في ماء مملح، لا خمس.',
  'The house red': 'شراب البيت الأحمر',
  'What Enzo pours without asking. It gets on with everything on the menu.':
    'ما يصبه إنزو دون أن يسأل. يناسب كل ما في القائمة.',
  'Ask for a table': 'اطلب طاولة',
  'We answer by mail, usually between lunch and dinner. It is a table once you have heard from us.':
    'نرد بالبريد الإلكتروني، غالبًا بين الغداء والعشاء. تصبح الطاولة لكم حين نؤكدها.',
  'Your name': 'اسمكم',
  'E-mail': 'البريد الإلكتروني',
  Telephone: 'الهاتف',
  'In case the fish does not come.': 'في حال لم يصل السمك.',
  'Which day?': 'في أي يوم؟',
  'At what time?': 'في أي ساعة؟',
  'How many are you?': 'كم عددكم؟',
  'Where?': 'أين؟',
  Inside: 'في الداخل',
  'Out on the lane': 'في الخارج على الزقاق',
  'At the bar, next to Enzo': 'عند البار، بجانب إنزو',
  'Anything we should know?': 'هل من شيء ينبغي أن نعرفه؟',
  'Allergies, a pram, a proposal': 'حساسية، عربة أطفال، عرض زواج',
  'Grazie! We shall look into the book and write to you before service.':
    'شكرًا! سننظر في الدفتر ونكتب إليكم قبل المساء.',
  'Ask for the long table': 'اطلب الطاولة الطويلة',
  'From nine to sixteen.': 'من تسعة إلى ستة عشر.',
  'What for?': 'ما المناسبة؟',
  'A birthday': 'عيد ميلاد',
  'A wedding, the small kind': 'زفاف صغير',
  'Work, but nice': 'عمل، لكن بلطف',
  'No reason': 'بلا سبب',
  'I shall tell you later': 'سأخبركم لاحقًا',
  'Tell us about it': 'حدثونا عنها',
  'Grazie! Nella will ring you. Have a pencil ready.': 'شكرًا! ستتصل بكم نيلا. جهزوا قلمًا.',
  'Up to eight of you here. More than eight: take the long table.':
    'هنا حتى ثمانية أشخاص. أكثر من ثمانية: [المائدة الطويلة](/long-table).',
  'Late?\nRing us. We keep a table for twenty minutes and then we give it to somebody with wet hair.\nFull?\nTwo tables are never booked. Come at six or after nine, and look hungry.\n0117 496 0141':
    '## تأخرتم؟\n\nاتصلوا بنا. نحتفظ بالطاولة عشرين دقيقة ثم نعطيها لمن ابتل شعره.\n\n## لا مكان؟\n\nطاولتان لا تُحجزان أبدًا. تعالوا في السادسة أو بعد التاسعة، جائعين.\n\n[0117 496 0141](tel:+441174960141)',
};
