import { Fragment, useContext } from 'react';
import type { CookieTable } from '#core/blocks/cookie-table.ts';
import type { ViewProps } from '../kit/block.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { Placeholder } from '../kit/placeholder.tsx';
import type { CookieTableValues } from './fields.ts';
import { useWords } from '../kit/words.ts';

export function CookieTableView({ values, isEditing }: ViewProps<CookieTableValues>) {
  const { cookieTable } = useContext(PageContentContext);
  if (!cookieTable)
    return isEditing ? <Placeholder name="Cookie table">Made from the published site</Placeholder> : null;
  return cookieTable.groups.map((group) => <Category key={group.name} group={group} {...values} />);
}

function Category({ group, showPurposes }: { group: CookieTable['groups'][number] } & CookieTableValues) {
  const say = useWords('consent');
  const { name, purpose, rows } = group;
  return (
    // What is wider than its place is pushed along, by finger or by keyboard.
    <div className="cookie-table" tabIndex={0} role="group" aria-label={name}>
      <table>
        <caption>
          <strong>{name}</strong> {showPurposes && purpose}
        </caption>
        <thead>
          <tr>
            <th scope="col">{say('tableName')}</th>
            <th scope="col">{say('tableProvider')}</th>
            <th scope="col">{say('tablePurpose')}</th>
            <th scope="col">{say('tableKept')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">
                <Name>{row.name}</Name>
              </th>
              <td>{row.provider}</td>
              <td>{row.purpose}</td>
              <td>{row.kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Names of cookies are long and have no spaces: they break behind their underscores and hyphens. */
function Name({ children }: { children: string }) {
  return children.split(/(?<=[^_-][_-]+)(?=[^_-])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
