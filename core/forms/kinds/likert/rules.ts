import { isRecord } from '../../../fields/field.ts';
import { partName } from '../../shapes/parts.ts';
import { isTexts, rulesOf, textsOf } from '../../shapes/rules.ts';
import { unexpectedMessage } from '../../shapes/text.ts';
import { LIKERT_SCALE, likertStep } from './scale.ts';

/** Question to the value that was chosen for it. */
type Answers = Readonly<Record<string, readonly string[]>>;

export const likert = rulesOf<Answers>(
  { as: 'scale', steps: LIKERT_SCALE },
  {
    read: ({ id, options = [] }, sent) =>
      Object.fromEntries(
        options.flatMap((question, index) => {
          const checked = textsOf(sent, partName(id, String(index)));
          return checked.length === 0 ? [] : [[question, checked]];
        }),
      ),
    tidy({ options = [] }, sent = {}) {
      if (!isRecord(sent)) return undefined;
      const answers: Record<string, readonly string[]> = {};
      for (const question of options) {
        const chosen = Object.hasOwn(sent, question) ? sent[question] : [];
        const list = typeof chosen === 'string' ? [chosen] : chosen;
        if (!isTexts(list)) return undefined;
        if (list.length > 0) answers[question] = list;
      }
      return answers;
    },
    problemOf(answers, { title, options = [], required = false }, say) {
      if (required && options.some((question) => answers[question] === undefined))
        return say('required', { title });
      const chosen = Object.values(answers);
      const isOnScale = chosen.every((list) => list.length === 1 && likertStep(list[0]) !== undefined);
      return isOnScale ? undefined : unexpectedMessage(chosen.flat().join(', '), say);
    },
  },
);
