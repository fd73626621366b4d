import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('editor/languages', {
  languageName: 'Language: {name}',
  editIn: 'Edit in',
  originalLanguage: '{name} (original)',
  notALanguage: 'This site is not in that language.',
  couldNotBeOpened: 'The translation could not be opened. Check your connection and try again.',
  stillRight: 'Still right',
  outOfDate: 'Out of date',
  notTranslated: 'Not translated',
  machineTranslated: 'Machine translation',
  markAsChecked: 'Mark as checked',
  textsIn: 'Texts in {language}',
  original: 'Original in {language}',
  whatChanged: 'What changed',
  progress:
    '{translated} of {texts, plural, one {# text} other {# texts}} on this page translated into {language}.',
  outOfDateCount: '{count, plural, one {# text is out of date.} other {# texts are out of date.}}',
  machineCount:
    '{count, plural, one {# machine translation is not checked yet.} other {# machine translations are not checked yet.}}',
  layoutIsShared: 'Texts belong to this language. Layout, pictures and settings are shared by all languages.',
  shownIn: 'Shown in',
  allLanguages: 'All languages',
  changeLanguages: 'Change languages',
  nextText: 'Next text to translate',
  allTexts: 'All texts side by side',
});
