import { sharesOf, type PollState } from '#core/forms/poll.ts';
import { useWords } from '../kit/words.ts';

/** How a poll stands: a bar for each option, with what it stands for in figures. */
export function PollResult({ labels, state }: { labels: readonly string[]; state: PollState }) {
  const say = useWords('poll');
  const { tally, isOpen, hasVoted } = state;
  const shares = tally ? sharesOf(tally) : [];
  return (
    <div className="poll-result">
      {!isOpen && <p>{say('ended')}</p>}
      {isOpen && <p>{hasVoted ? say('voted') : !tally && say('afterVoting')}</p>}
      {tally && (
        <>
          <ul>
            {labels.map((label, index) => (
              <li key={label}>
                <span>{label}</span>{' '}
                <span className="poll-figures">
                  <strong>{`${shares[index]}%`}</strong> {say('votes', { count: tally.counts[index] ?? 0 })}
                </span>
                <meter min={0} max={100} value={shares[index]} aria-hidden="true" />
              </li>
            ))}
          </ul>
          <p className="poll-total">{say('votes', { count: tally.voters })}</p>
        </>
      )}
    </div>
  );
}
