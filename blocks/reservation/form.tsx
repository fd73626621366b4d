import { useState, type SubmitEvent } from 'react';
import { useWords } from '../kit/words.ts';

const MAX_GUESTS = 20;
const USUAL_GUESTS = 2;

/** Asks the service for a table, on its own page. Works without a script. */
export function ReservationForm(props: { id: string; page: string; place: string }) {
  const say = useWords('reservation');
  const { id, page, place } = props;
  const [problem, setProblem] = useState('');

  /** The browser knows what day it is; the page, which is kept for everybody, does not. */
  function check(event: SubmitEvent<HTMLFormElement>) {
    const when = new FormData(event.currentTarget).get('dateTime');
    const isPast = typeof when === 'string' && new Date(when).getTime() < Date.now();
    setProblem(isPast ? say('inThePast') : '');
    if (isPast) event.preventDefault();
  }

  return (
    <form
      className="reservation-form"
      action={new URL(page).origin + new URL(page).pathname}
      method="get"
      target="_blank"
      rel="noopener"
      onSubmit={check}
    >
      <input type="hidden" name="rid" value={place} />
      <label>
        {say('guests')}
        <select name="partySize" defaultValue={USUAL_GUESTS}>
          {Array.from({ length: MAX_GUESTS }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('dateAndTime')}
        <input
          type="datetime-local"
          name="dateTime"
          required
          step={900}
          {...(problem !== '' && { 'aria-invalid': true, 'aria-describedby': `reservation-${id}` })}
        />
      </label>
      <button type="submit" className="button is-theme">
        {say('findTable')}
      </button>
      <p id={`reservation-${id}`} className="reservation-problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
