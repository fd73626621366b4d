import { Fragment } from 'react';
import type { ViewProps } from '../kit/block.tsx';
import { isBlank } from '../kit/blank.ts';
import { editable } from '../kit/editable.ts';
import { Prose } from '../kit/rich-text.tsx';
import { fields, type TabsValues } from './fields.ts';
import { useWords } from '../kit/words.ts';
import { unlessOwn } from '#core/words/own-text.ts';

/** Radio buttons, so that keys and finger work without a script; the styles show what belongs to the one that is on. */
export function TabsView({ id, values, isEditing }: ViewProps<TabsValues>) {
  const say = useWords('blocks');
  const items = values.items
    .map((item, index) => ({ ...item, index }))
    .filter(({ title }) => isEditing || !isBlank(title));
  return (
    <div
      className="tabs"
      role="group"
      aria-label={unlessOwn(values.label, fields.initial.label, say('tabs'))}
      data-look={values.look}
      {...(isEditing && { 'data-editing': '' })}
    >
      {items.map(({ title, text, index }, place) => {
        const tab = `tab-${id}-${index + 1}`;
        return (
          <Fragment key={index}>
            <input
              type="radio"
              className="visually-hidden"
              name={`tabs-${id}`}
              id={tab}
              defaultChecked={place === 0}
              aria-controls={`${tab}-panel`}
            />
            <label htmlFor={tab} {...editable(isEditing, 'items', index, 'title')}>
              {title}
            </label>
            <div
              className="tabs-panel prose"
              id={`${tab}-panel`}
              {...editable(isEditing, 'items', index, 'text')}
            >
              <Prose doc={text} />
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}
