import { useContext } from 'react';
import { categoryOfAddress } from '#core/consent/contacts.ts';
import type { ViewProps } from '../kit/block.tsx';
import { Island } from '../kit/islands.tsx';
import { ConsentContext } from '../kit/consent-context.ts';
import { HeldService } from '../kit/held/held-service.tsx';
import { ServicesContext } from '../kit/services-context.ts';
import { fields, idOf, type ReservationValues } from './fields.ts';
import Reservation from './island.tsx';
import { RESERVATION_KINDS } from './services.ts';
import { useWords } from '../kit/words.ts';

export function ReservationView({ id, values, isEditing }: ViewProps<ReservationValues>) {
  const say = useWords('reservation');
  const { kind } = values;
  const title = values.title === fields.initial.title ? say('title') : values.title;
  const script = useContext(ServicesContext)[RESERVATION_KINDS[kind].service];
  const isHeld = !useContext(ConsentContext).allows(categoryOfAddress(script));
  return (
    <div className="reservation" data-kind={kind}>
      {title !== '' && <p className="reservation-title">{title}</p>}
      <Island
        name="reservation"
        wake="visible"
        component={Reservation}
        words={['reservation']}
        props={{
          id,
          kind,
          place: idOf(values),
          script,
          ...(isHeld && { isHeld }),
          ...(isEditing && { isEditing }),
        }}
      />
      {isHeld && !isEditing && kind !== 'openTable' && <HeldService name={RESERVATION_KINDS[kind].name} />}
    </div>
  );
}
