import { Title } from '@mantine/core';
import { inTimes } from './in-times.ts';
import classes from './bars.module.css';

/** Counts beside each other, the longest as wide as there is room. */
export function Bars({ title, rows }: { title: string; rows: readonly { label: string; count: number }[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section>
      <Title order={2} size="sm" mb={4}>
        {title}
      </Title>
      <ul className={classes.bars}>
        {rows.map(({ label, count }) => (
          <li key={label}>
            <span>{label}</span>
            <span className={classes.count}>{inTimes(count)}</span>
            {count > 0 && <span className={classes.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
