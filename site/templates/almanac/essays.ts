/** What the journal has printed, newest first. */
export interface Essay {
  slug: string;
  title: string;
  on: string;
  issue: string;
  author: string;
  category: 'Walking' | 'Weather' | 'Kitchens';
  tags: readonly string[];
  picture: string;
  lead: string;
  first: string;
  /** What stands beside the text, in small letters. */
  aside: string;
  said: string;
  rest: string;
  letters?: readonly { name: string; text: string; answer?: string }[];
}

export const ESSAYS: readonly Essay[] = [
  {
    slug: 'the-hedge-in-october',
    title: 'The hedge in October',
    on: '2026-11-01T07:00:00.000Z',
    issue: 'No. 12',
    author: 'Maud Ferrier',
    category: 'Walking',
    tags: ['Autumn', 'Hedges', 'Mud'],
    picture: 'cover-hedges',
    lead: 'I have walked along the same four hundred metres of hedge every morning for a month. It turns out that I had never seen it.',
    first:
      'The hedge begins at the gate with the blue string and ends at the water trough. On the map it is a thin green line with nothing to say for itself. I chose it for that. I wanted to look at something that nobody had recommended.\n\nIn the first week I saw a hedge. In the second I saw that it was five hedges, planted by five people who did not agree. There is a stretch of hazel that somebody laid properly, thirty years ago, and nobody since. There is a stretch of blackthorn that needs no help. There is a gap, mended with a bedstead.\n\n## What lives in it\n\nA wren, which is louder than it is large by a factor I would not have believed. Bank voles, of whom one sees only the decision to leave. And, in the third week, after the first cold night, several thousand spiders, all of whom must have been there all along.',
    aside:
      'Count the kinds of tree in thirty paces of hedge. Each kind, they say, is a hundred years. Mine came to six, and then I found the bedstead.',
    said: 'I wanted to look at something that nobody had recommended.',
    rest: '## What I learned\n\nThat attention is not a matter of effort. I did not try harder in the fourth week than in the first; I had simply run out of things to think about instead. There is a point, somewhere around the eleventh morning, when one stops bringing one’s own weather along.\n\nI am told the farmer will flail it in February. I have asked him to leave the hazel. He said he would think about it, which in this valley is a yes, and may also be a no.',
    letters: [
      {
        name: 'Gwen Pritchard',
        text: 'My father laid that hazel. He would be pleased that somebody noticed, and furious about the bedstead.',
        answer: 'Please tell us more about him. The bedstead stays, I am afraid. The wren has moved in.',
      },
      {
        name: 'H. Lindqvist',
        text: 'I have started with the hedge behind the supermarket. Four kinds of tree and a shopping basket so far.',
      },
    ],
  },
  {
    slug: 'on-being-rained-on',
    title: 'On being rained on',
    on: '2026-10-18T07:00:00.000Z',
    issue: 'No. 12',
    author: 'Sunniva Dahl',
    category: 'Weather',
    tags: ['Rain', 'Autumn', 'Mud'],
    picture: 'rain',
    lead: 'There are eleven minutes between the first drop and the moment when it no longer matters. They are the only unpleasant ones.',
    first:
      'I come from a town with two hundred and forty days of rain, so I may be believed: nobody minds being wet. What people mind is becoming wet. It is a change of state, like waking up or signing something, and like those it is worst just before.\n\nFor the first eleven minutes one defends oneself. One pulls things up and down, one walks faster, which does not help, and one takes it personally. Then the water finds the back of the neck, and there is nothing left to defend. The shoulders come down. One looks around.\n\n## What there is to see\n\nRain shows which way the land leans. On a dry day a field is flat; in the rain it has opinions. It shows who built the road and whether they walked home on it. It empties the hills of everybody else.',
    aside:
      'The eleven minutes are an average over one October, with a coat. Without a coat it is four, and one is happy sooner.',
    said: 'Nobody minds being wet. What people mind is becoming wet.',
    rest: '## What to take\n\nA hat with a brim, because it is rain in the eyes that ends walks. Wool. One thing in your pocket that is dry and that you do not need, such as a handkerchief, so that something has been saved.\n\nAnd a place to arrive at that has a stove. The rest of the pleasure of being rained on happens afterwards, with your socks on the rail, and it is quite half of the whole.',
    letters: [
      {
        name: 'Ansel',
        text: 'Eight minutes in Galway. We have less to lose.',
      },
    ],
  },
  {
    slug: 'the-kettle-knows',
    title: 'The kettle knows',
    on: '2026-10-04T07:00:00.000Z',
    issue: 'No. 12',
    author: 'Ben Okoro',
    category: 'Kitchens',
    tags: ['Tea', 'Patience'],
    picture: 'kettle',
    lead: 'Mine sings a third before it boils, and in nine years it has been wrong only once, on a mountain.',
    first:
      'There is a kettle on the stove with a chip in the enamel the shape of Portugal. It was my aunt’s. It has no whistle, no light and no opinion about when I should drink coffee, and I would not give it for anything with a plug.\n\nFirst it ticks. That is the metal, getting up. Then there is nothing for a while, and this is the part I like, because nothing in a kitchen is rare. Then it begins to sing, low, on a note that climbs by about a third, and when it stops climbing the water is ready. If you want green tea you take it off while it is still making up its mind.\n\n## Two minutes and forty seconds\n\nI have timed it. I have also tried to do something useful with them. You can wash one cup. You can read a postcard. You can stand at the window and find out whether the neighbour’s light is on. You cannot, whatever they tell you, answer a letter.',
    aside:
      'At 2,300 metres water boils at 92 degrees, and my kettle sang a whole tone too early. We drank it anyway. It tasted of hurry.',
    said: 'Nothing, in a kitchen, is rare.',
    rest: '## What it is for\n\nI used to think that the wait was the price of the tea. It is the other way round. The tea is what one gets for having stood still, twice a day, for two minutes and forty seconds, next to something warm.',
    letters: [
      { name: 'Ruth A.', text: 'Ours has a chip like Denmark. Should we be introduced?' },
      {
        name: 'Thomas Vine',
        text: 'I tried to answer a letter while it boiled. You are right. I wrote “Dear” and stopped.',
      },
    ],
  },
  {
    slug: 'a-path-is-an-argument',
    title: 'A path is an argument',
    on: '2026-09-13T07:00:00.000Z',
    issue: 'No. 11',
    author: 'Idris Vaughan',
    category: 'Walking',
    tags: ['Maps', 'Chalk', 'Summer'],
    picture: 'chalk-path',
    lead: 'Somebody wanted to go straight up. Somebody else had a cart. What you walk on is what they settled for.',
    first:
      'The white path over Harrow Down makes seven bends, and only two of them can be explained by the hill. I went up with a surveyor, a shepherd and a dog to ask about the other five.\n\nThe surveyor said drainage. The shepherd said that there had been an elm at the second bend, and a man at the fourth who wanted paying. The dog ignored both and went straight up, as dogs have since before there was a path, and was at the top twenty minutes before us, looking smug.\n\n## Five thousand years of feet\n\nA path is the only thing we build by using it. Nobody is in charge. Everyone who goes casts a vote about where it should be, and grass counts the votes. If a tree falls, there is a by-election.',
    aside:
      'Chalk wears a centimetre in ten years under boots. The path lies a metre below the down. One may do the sum, sitting on its edge.',
    said: 'Everyone who goes casts a vote, and grass counts them.',
    rest: '## The sixth bend\n\nWe never found a reason for the sixth bend. There was no tree and no landowner; the ground is dry; it leads nowhere. But if you stop in the middle of it and turn around you can see the sea, which you cannot see from anywhere else on the hill.\n\nI think somebody knew. I think they bent a road for it, and never said.',
  },
  {
    slug: 'four-onions',
    title: 'Four onions',
    on: '2026-08-30T07:00:00.000Z',
    issue: 'No. 11',
    author: 'Ben Okoro',
    category: 'Kitchens',
    tags: ['Soup', 'Suppers', 'Patience', 'Summer'],
    picture: 'onions',
    lead: 'A recipe with one ingredient and three quarters of an hour. You will be asked what else is in it.',
    first:
      'Four onions, sliced as thin as you have patience for. A heavy pan. More butter than seems right, and a lid.\n\nFor the first quarter of an hour nothing happens. They sweat and go limp and the kitchen smells of every stairwell you ever lived above. This is when people turn up the heat. Do not turn up the heat.\n\nIn the second quarter they go the colour of straw, and somebody comes in and says that smells nice. Do not let them stir. In the third they go the colour of a violin, and if you taste one now you will find that it has become a fruit.\n\n## Then\n\nWater, a litre, and salt. That is all. Ten minutes more. Put old bread in the bowl and the soup on top.',
    aside:
      'Sherry, thyme, stock, flour, cheese: I have put them all in at one time or another, and taken them all out again.',
    said: 'You will be asked what else is in it. Time is in it.',
    rest: '## Why four\n\nOne is a garnish and two are a beginning. Three would do, but there is always one with a bad place in the middle, and you do not find out until you have cut it. Four onions is three onions and some knowledge of the world.',
    letters: [{ name: 'Marta K.', text: 'I turned up the heat. I am sorry. I have started again.' }],
  },
  {
    slug: 'the-wind-has-a-name-here',
    title: 'The wind has a name here',
    on: '2026-07-26T07:00:00.000Z',
    issue: 'No. 11',
    author: 'Sunniva Dahl',
    category: 'Weather',
    tags: ['Wind', 'Summer'],
    picture: 'wind',
    lead: 'On the plain they call it the Cousin. It comes without writing first, stays for three days, and moves the furniture.',
    first:
      'You can tell which villages have a wind by their trees. At Orlay there is a row of six poplars that has been leaning for so long that the children draw trees that way, and have to be corrected when they go to school in town.\n\nThe wind that did it comes up the river in July. It is dry, warm and tireless, and it blows for three days or six or nine, never for two. They call it the Cousin. When it is here nobody hangs out washing, bees stay home, and the post office accepts excuses.\n\n## How to talk to it\n\nOne does not fight. Doors are opened at both ends of the house and the Cousin is let through, like a guest who has left something in the garden. What has to be said is said with the face turned away. Quarrels are put off. So, I was told, are proposals; though there is a couple at the mill who did it anyway, shouting, and have been happy since.',
    aside:
      'Winds with names that I have met: the Bora, the Helm, the Cousin, and one in Shetland that is called only Himself.',
    said: 'It comes without writing first, stays for three days, and moves the furniture.',
    rest: '## On the fourth morning\n\nIt stops at night. You wake because of it. The poplars stand there, still leaning, like people who were about to say something. And all over the village, one after another, you can hear the doors being closed.',
  },
  {
    slug: 'rowing-home-slowly',
    title: 'Rowing home slowly',
    on: '2026-06-14T07:00:00.000Z',
    issue: 'No. 10',
    author: 'Idris Vaughan',
    category: 'Walking',
    tags: ['Rivers', 'Summer', 'Patience'],
    picture: 'river',
    lead: 'It is the only way of travelling in which one looks steadily at the place one has left.',
    first:
      'This is an essay about walking, and I am aware that I was sitting down. But a river at three miles an hour is a footpath that does the work, and I had promised the editor something about getting home.\n\nI borrowed the boat at Lowbridge, from a man who asked only whether I could swim and did not wait for the answer. It is eleven miles to the weir. You sit with your back to all of them. What you see is the wake closing, the bridge getting smaller, the man going in to his supper.\n\n## Backwards\n\nNobody tells you how restful it is not to see what is coming. The river knows; you correct it now and then. Ahead there may be swans. Behind there is everything that you managed, spread out, going gold.',
    aside: 'Look over your shoulder every tenth stroke. This is also sound advice on land.',
    said: 'Ahead there may be swans. Behind there is everything that you managed.',
    rest: '## The weir\n\nYou hear it long before you need to do anything. I shipped the oars and let the boat turn once, all the way round, so that I saw it after all: the whole bright edge, and beyond it the lights of the town where I live.\n\nIt looked like a place that somebody might row towards for a whole day. I had not known that about it.',
    letters: [
      {
        name: 'The man at Lowbridge',
        text: 'You still have my bailer.',
        answer: 'It is on its way. So are the swans’ regards.',
      },
    ],
  },
  {
    slug: 'one-lit-window',
    title: 'One lit window',
    on: '2026-02-08T07:00:00.000Z',
    issue: 'No. 9',
    author: 'Maud Ferrier',
    category: 'Walking',
    tags: ['Night', 'Winter'],
    picture: 'night-lane',
    lead: 'I go out after supper in February, when the lane has nobody on it, and look at other people’s kitchens.',
    first:
      'There is no law against it. One keeps to the lane, one does not slow down, and one looks the way one looks at a fire: without wanting anything.\n\nThe first house has its curtains drawn and shows only a seam of yellow, like a letter under a door. The second has no curtains at all, and a boy practising the cello with his whole back. The third is the one I come for. There is a table, a lamp, an old man and a jigsaw puzzle. I have watched the sky grow, from left to right, since New Year.\n\n## What it is\n\nIt is not loneliness; I have a kitchen of my own and people in it. I think that it is a kind of checking. One goes round, as they used to go round with a lantern, and sees that it is all still there.',
    aside: 'Best between seven and nine. Later there is only the blue light, which tells you nothing.',
    said: 'One goes round, as they used to go round with a lantern, and sees that it is all still there.',
    rest: '## The last piece\n\nOn Thursday the sky was finished. The lamp was on, the table was cleared, and on the window sill, facing out, there was a card with large letters, done in pencil. It said: STARTING A SHIP ON MONDAY.',
    letters: [
      { name: 'Edith', text: 'I read this to my husband over the washing-up and we drew the curtains back.' },
      {
        name: 'P. Marlowe',
        text: 'The ship has 2,000 pieces. You are welcome to come in.',
        answer: 'On Monday, then. I shall bring the biscuits.',
      },
    ],
  },
  {
    slug: 'first-frost-last-beans',
    title: 'First frost, last beans',
    on: '2025-11-23T07:00:00.000Z',
    issue: 'No. 8',
    author: 'Maud Ferrier',
    category: 'Weather',
    tags: ['Frost', 'Winter', 'Gardens'],
    picture: 'first-frost',
    lead: 'It came on the nineteenth, as it did last year, and as it did in the notebook of the people before us.',
    first:
      'When we bought the house there was a notebook in the shed, on a nail. It has forty-one years in it, one line to a day, in pencil: wind, rain, what was sown, what was eaten by what. No feelings at all, and I have rarely read anything so moving.\n\nThe first frost is underlined. It falls between the eleventh and the twenty-sixth. In 1987 it is underlined twice, and the next day says only: *beans*.\n\n## The nineteenth\n\nI went out at seven with a torch. The grass made a noise. Every post of the fence had a white side, and it was the same side, like people looking at something. I picked what was left of the beans, and they rang in the bowl.',
    aside: 'The notebook’s shortest entry is for the day of a wedding: “Dry. Peas.”',
    said: 'No feelings at all, and I have rarely read anything so moving.',
    rest: '## Line forty-two\n\nI have gone on with it. I try to be as plain as they were, and mostly fail; it is harder than it looks to say only what happened. For the nineteenth of November I wrote: *Frost. Beans. Footprints, mine.* I looked at it for a while. Then I rubbed out the last two words.',
  },
  {
    slug: 'a-view-from-the-sink',
    title: 'A view from the sink',
    on: '2025-10-05T07:00:00.000Z',
    issue: 'No. 8',
    author: 'Ben Okoro',
    category: 'Kitchens',
    tags: ['Rain', 'Suppers', 'Patience', 'Autumn'],
    picture: 'kitchen-window',
    lead: 'Architects will offer you a dishwasher and a wall. Refuse the wall.',
    first:
      'Whoever put the sink under the window was a genius, and we do not know her name. I say her because I have seen the list of things that men of that century put under windows, and it is desks.\n\nIn my life I have stood at this sink for something like four thousand hours. From it I have seen two foxes, one proposal, the roof come off the Hendersons’ greenhouse and go past quite slowly, and the whole of one pear tree, from a stick.\n\n## Warm hands\n\nIt is the hands that do it. Put somebody’s hands in warm water and give them something to look at, and sooner or later they will tell you the truth. All the important talks in this house have been had by two people looking out of the same window, one washing, one drying, neither of them looking at the other.',
    aside:
      'What to keep on the sill: a jug with whatever is in the hedge, a brush, one thing that catches the light. Nothing else.',
    said: 'Put somebody’s hands in warm water and sooner or later they will tell you the truth.',
    rest: '## The wall\n\nThe architect was young and had a drawing in which the sink was on an island, facing the television. I asked him where he did his own washing-up. He said that he had a machine for it. I said that I was sorry to hear that, and I was.',
    letters: [{ name: 'A young architect', text: 'I have moved it back. I have also bought a brush.' }],
  },
];
