import { partName } from '#core/forms/shapes/parts.ts';
import { isList } from '#core/forms/shapes/value.ts';
import { isNative, type InputProps } from './input.ts';
import { useWords } from '../../kit/words.ts';

/** Questions, each answered by a step of the same scale. */
export function Scale({ field, input, base, value = '', aria }: InputProps<'scale'>) {
  const say = useWords('fields');
  const { id, options = [], labels = options } = field;
  const answers = typeof value === 'string' || isList(value) ? {} : value;
  return (
    <div className="field-likert">
      {options.map((question, index) => (
        <div
          key={question}
          className="likert-question"
          role="radiogroup"
          aria-labelledby={`${base}-${id}-q${index}`}
        >
          <p id={`${base}-${id}-q${index}`}>{labels[index]}</p>
          <div className="likert-scale">
            {input.steps.map((step) => (
              <label key={step.value} htmlFor={`${base}-${id}-${index}-${step.value}`}>
                <input
                  {...aria}
                  id={`${base}-${id}-${index}-${step.value}`}
                  type="radio"
                  name={partName(id, String(index))}
                  value={step.value}
                  defaultChecked={answers[question]?.includes(step.value) ?? false}
                  required={isNative(field)}
                />
                <span>{say(step.word)}</span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
