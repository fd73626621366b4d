import { useAwake } from '../kit/use-awake.ts';

export interface DeadlineProps {
  closes: string;
  /** What is said until then, and afterwards. */
  open: string;
  closed: string;
}

/** A kept page does not know the time: whether a position can still be applied for only the visitor's clock can tell. */
export default function Deadline({ closes, open, closed }: DeadlineProps) {
  const isClosed = useAwake() && isPast(closes);
  return (
    <p className="jobs-facts" {...(isClosed && { 'data-closed': '' })}>
      <time dateTime={closes}>{isClosed ? closed : open}</time>
    </p>
  );
}

const isPast = (moment: string) => Date.parse(moment) < Date.now();
