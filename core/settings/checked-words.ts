import { usualText, wordingProblem } from '../words/wording.ts';
import { wordSettings, type OwnSentence } from './words.ts';

/** Why a sentence of an owner cannot be used. What the product no longer says is left alone. */
function problemOf({ language, name, text }: OwnSentence): string | undefined {
  const usual = usualText(name, language);
  return usual === undefined ? undefined : wordingProblem(text, usual, language);
}

/** The words of a site, checked against what the product says. Apart, because that is a lot to load. */
export const checkedWordSettings: typeof wordSettings = {
  ...wordSettings,
  check(value, report, path) {
    const checked = wordSettings.check(value, report, path);
    checked.own.forEach((sentence, index) => {
      const message = problemOf(sentence);
      const at = [...(path === '' ? [] : [path]), 'own', index, 'text'].join('.');
      if (message !== undefined) report({ path: at, message });
    });
    return checked;
  },
};
