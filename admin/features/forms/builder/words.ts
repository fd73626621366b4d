import { catalogue } from '../../../words/catalogue.ts';

export const say = catalogue('features/forms/builder', {
  noFieldsYetAdd: 'No fields yet. Add the first one.',
  addField: 'Add field',
  spamBotsAreFiltered: 'Spam bots are always filtered. A CAPTCHA also checks visitors.',
  formSettings: 'form settings',
  toUseAHosted: 'To use a hosted service, add its site key and secret key in {link}.',
  logic: 'Logic',
  showThisField: 'Show this field',
  always: 'Always',
  dependsOn: 'Depends on “{title}”',
  whenTheAnswerIs: 'When the answer is one of',
  startANewStep: 'Start a new step here',
  moveNameUp: 'Move {name} up',
  moveNameDown: 'Move {name} down',
  duplicateName: 'Duplicate {name}',
  removeName: 'Remove {name}',
  dragName: 'Drag {name}',
  required: '{kind}, required',
  onePerLine: 'One per line.',
});
