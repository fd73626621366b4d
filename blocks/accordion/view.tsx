import type { ViewProps } from '../kit/block.tsx';
import { editable } from '../kit/editable.ts';
import { Island } from '../kit/islands.tsx';
import { Prose } from '../kit/rich-text.tsx';
import type { AccordionValues } from './fields.ts';
import Accordion from './island.tsx';

export function AccordionView({ id, values, isEditing }: ViewProps<AccordionValues>) {
  const { items, ...options } = values;
  return (
    <Island
      name="accordion"
      wake="visible"
      component={Accordion}
      props={{
        id,
        titles: items.map(({ title }) => title),
        ...options,
        ...(isEditing && { isEditing }),
      }}
      content={items.map(({ text }, index) => (
        <div key={index} className="accordion-words prose" {...editable(isEditing, 'items', index, 'text')}>
          <Prose doc={text} />
        </div>
      ))}
    />
  );
}
