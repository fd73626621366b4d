import { catalogue } from '../../../words/catalogue.ts';

export const say = catalogue('features/languages/machine', {
  machineTranslation: 'Machine translation',
  whatItDoes:
    'Translates texts that have no translation yet. Nothing is sent until you connect a service and start a translation. Machine translations are marked until somebody has checked them.',
  service: 'Service',
  off: 'Off',
  address: 'Server address',
  key: 'API key',
  keyIs: 'Saved: {end}',
  monthlyLimit: 'Characters per month',
  limitHelp: 'Translation stops at this limit, so a large site cannot surprise you with costs.',
  used: '{used} of {limit} characters used this month',
  save: 'Save',
  saved: 'Machine translation is on.',
  turnOff: 'Turn off',
  translateMissing: 'Translate what is missing',
  intoLanguage: 'Translate into {language}',
  nothingMissing: 'Nothing is left to translate.',
  willSend:
    '{texts, plural, one {# text} other {# texts}} with about {characters} characters will be sent to {service}. {left} characters are left this month.',
  tooMany:
    'That is more than is left this month. Raise the limit in the settings, or translate page by page.',
  cancel: 'Cancel',
  translate: 'Translate',
  running: 'Translating into {language}: {done} of {texts, plural, one {# text} other {# texts}}',
  stop: 'Stop',
  done: '{done, plural, =0 {Nothing was translated} one {# text translated} other {# texts translated}} into {language}, {characters} characters sent. Check them, then publish.',
  refused:
    '{count, plural, one {# text was left as it is: its formatting or placeholders did not come back complete.} other {# texts were left as they are: their formatting or placeholders did not come back complete.}}',
  undo: 'Undo',
  undone: 'Undone. Texts that were checked before stay.',
  stopped: 'Stopped after {done, plural, one {# text} other {# texts}}.',
});
