import { Switch, VisuallyHidden } from '@mantine/core';
import { NEWS_LABELS, type News } from '#core/home/news.ts';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './push.module.css';

/** One way of being told, and the kinds that somebody is told of by it. */
export interface Way {
  kinds: readonly News[];
  choose: (kinds: News[]) => void;
}

const changed = ({ kinds, choose }: Way, kind: News, isOn: boolean) =>
  choose(isOn ? [...kinds, kind] : kinds.filter((each) => each !== kind));

/** What somebody is told of, by email and, once they have turned one on, on their devices. */
export function Kinds({
  offered,
  mailed,
  pushed,
}: {
  offered: readonly News[];
  mailed: Way;
  pushed?: Way | undefined;
}) {
  if (!pushed)
    return offered.map((kind) => (
      <Switch
        key={kind}
        label={declared(NEWS_LABELS[kind])}
        checked={mailed.kinds.includes(kind)}
        onChange={({ currentTarget }) => changed(mailed, kind, currentTarget.checked)}
      />
    ));
  const ways = [
    { way: mailed, name: 'kindByEmail' },
    { way: pushed, name: 'kindOnDevices' },
  ] as const;
  return (
    <table className={classes.kinds}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{say('kind')}</VisuallyHidden>
          </th>
          <th scope="col">{say('email')}</th>
          <th scope="col">{say('devices')}</th>
        </tr>
      </thead>
      <tbody>
        {offered.map((kind) => (
          <tr key={kind}>
            <th scope="row">{declared(NEWS_LABELS[kind])}</th>
            {ways.map(({ way, name }) => (
              <td key={name}>
                <Switch
                  aria-label={say(name, { kind: declared(NEWS_LABELS[kind]) })}
                  checked={way.kinds.includes(kind)}
                  onChange={({ currentTarget }) => changed(way, kind, currentTarget.checked)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
