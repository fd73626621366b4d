import { plainText } from '#core/rich-text/document.ts';
import type { ViewProps } from '../kit/block.tsx';
import { editable } from '../kit/editable.ts';
import { Prose } from '../kit/rich-text.tsx';
import { StructuredData } from '../kit/structured-data.tsx';
import type { FaqValues, Question } from './fields.ts';
import { isAnswered } from './questions.ts';

export function FaqView({ id, values, isEditing }: ViewProps<FaqValues>) {
  const { questions, look, oneAtATime, level } = values;
  const Title = `h${level}` as const;
  const shown = questions
    .map((entry, index) => ({ ...entry, index }))
    .filter((entry) => isEditing || isAnswered(entry));
  return (
    <div className="faq" data-look={look}>
      {shown.map(({ question, answer, index }) => {
        const title = (
          <Title className="faq-question" {...editable(isEditing, 'questions', index, 'question')}>
            {question}
          </Title>
        );
        const words = (
          <div className="faq-answer prose" {...editable(isEditing, 'questions', index, 'answer')}>
            <Prose doc={answer} />
          </div>
        );
        return look === 'fold' && !isEditing ? (
          <details key={index} {...(oneAtATime && { name: `faq-${id}` })}>
            <summary>{title}</summary>
            {words}
          </details>
        ) : (
          <div key={index} className="faq-entry">
            {title}
            {words}
          </div>
        );
      })}
      {!isEditing && <StructuredData type="FAQPage" data={{ mainEntity: shown.map(entity) }} />}
    </div>
  );
}

const entity = ({ question, answer }: Question) => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
});
