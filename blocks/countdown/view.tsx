import { useContext } from 'react';
import { formatMoment, localeOf } from '#core/settings/locale.ts';
import type { ViewProps } from '../kit/block.tsx';
import { editable } from '../kit/editable.ts';
import { Island } from '../kit/islands.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { fields, type CountdownValues } from './fields.ts';
import Countdown from './island.tsx';
import { useWords } from '../kit/words.ts';

/** Before any script runs, the moment itself stands there. */
export function CountdownView({ values, isEditing }: ViewProps<CountdownValues>) {
  const say = useWords('blocks');
  const { region } = useContext(PageContentContext);
  const { until, title, hasSeconds, size } = values;
  const ended = values.ended === fields.initial.ended ? say('begun') : values.ended;
  const when = formatMoment(new Date(until), region);
  return (
    <div className="countdown" data-size={size}>
      {(isEditing || title !== '') && (
        <p className="countdown-title" {...editable(isEditing, 'title')}>
          {title}
        </p>
      )}
      <Island
        name="countdown"
        wake="visible"
        component={Countdown}
        props={{ until: Date.parse(until), when, ended, hasSeconds, locale: localeOf(region) }}
      />
    </div>
  );
}
