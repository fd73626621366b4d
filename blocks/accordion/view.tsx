import type { ViewProps } from '../block.ts';
import { editable } from '../editable.ts';
import { Island } from '../island.tsx';
import { Placeholder } from '../placeholder/placeholder.tsx';
import { Prose } from '../rich-text.tsx';
import type { AccordionValues } from './fields.ts';
import Accordion from './island.tsx';

export function AccordionView({ id, values, isEditing }: ViewProps<AccordionValues>) {
  const { items, ...options } = values;
  if (items.length === 0) return isEditing ? <Placeholder name="Accordion">No items yet</Placeholder> : null;
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
