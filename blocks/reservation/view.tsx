import { useContext } from 'react';
import type { ViewProps } from '../kit/block.tsx';
import { Island } from '../kit/islands.tsx';
import { ServicesContext } from '../kit/services-context.ts';
import { idOf, type ReservationValues } from './fields.ts';
import Reservation from './island.tsx';
import { RESERVATION_KINDS } from './services.ts';

export function ReservationView({ id, values, isEditing }: ViewProps<ReservationValues>) {
  const { kind, title } = values;
  const urls = useContext(ServicesContext);
  return (
    <div className="reservation" data-kind={kind}>
      {title !== '' && <p className="reservation-title">{title}</p>}
      <Island
        name="reservation"
        wake="visible"
        component={Reservation}
        props={{
          id,
          kind,
          place: idOf(values),
          script: urls[RESERVATION_KINDS[kind].service],
          ...(isEditing && { isEditing }),
        }}
      />
    </div>
  );
}
