import { useContext } from 'react';
import { formatMoment } from '#core/settings/locale.ts';
import type { ViewProps } from '../kit/block.tsx';
import { editable } from '../kit/editable.ts';
import { Island } from '../kit/islands.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import type { CountdownValues } from './fields.ts';
import Countdown from './island.tsx';

/** Before any script runs, the moment itself stands there. */
export function CountdownView({ values, isEditing }: ViewProps<CountdownValues>) {
  const { region } = useContext(PageContentContext);
  const { until, title, ended, hasSeconds, size } = values;
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
        props={{ until: Date.parse(until), when, ended, hasSeconds }}
      />
    </div>
  );
}
