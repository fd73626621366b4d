import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('kit/rich-text', {
  text: 'Text',
  paragraphPlain: 'paragraph plain',
  heading1: 'Heading 1',
  titleBig: 'title big',
  heading2: 'Heading 2',
  title: 'title',
  heading3: 'Heading 3',
  titleSmall: 'title small',
  bulletedList: 'Bulleted list',
  pointsUnordered: 'points unordered',
  numberedList: 'Numbered list',
  stepsOrdered: 'steps ordered',
  quote: 'Quote',
  citation: 'citation',
  line: 'Line',
  dividerRule: 'divider rule',
  code: 'Code',
  source: 'source',
  turnThisLineInto: 'Turn this line into',
  slashNameLabelChosenOf: '{slashName}: {label}, {chosen} of {count}',
});
