import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DEFAULT_SHOP_PATH } from '#core/commerce/catalogue/shop-paths.ts';
import { MAX_POPUP_PAGES } from '#core/popup/document.ts';
import { documentsQuery } from '../../../documents/queries.ts';
import { say } from './words.ts';

/** Pages by their addresses; what is named and no longer there is said to be gone. */
export function PageChoice(props: {
  paths: readonly string[];
  error: string | undefined;
  onChange: (paths: string[]) => void;
}) {
  const { paths, error, onChange } = props;
  const { data } = useQuery(documentsQuery);
  const known = [
    ...(data ?? []).flatMap(({ path, title, state }) =>
      path === null || state === 'deleted' ? [] : [{ value: path, label: `${title} (${path})` }],
    ),
    {
      value: DEFAULT_SHOP_PATH,
      label: say('theShopDefaultShopPath', { defaultShopPath: DEFAULT_SHOP_PATH }),
    },
  ].filter(({ value }, index, all) => all.findIndex((other) => other.value === value) === index);
  const lost = paths
    .filter((path) => data !== undefined && known.every(({ value }) => value !== path))
    .map((path) => ({ value: path, label: say('pathGone', { path }) }));
  return (
    <MultiSelect
      label={say('pages')}
      description={say('eachWithEverythingBelow')}
      placeholder={paths.length === 0 ? say('choosePages') : ''}
      data={data === undefined ? paths.map((path) => ({ value: path, label: path })) : [...known, ...lost]}
      value={[...paths]}
      error={error}
      maxValues={MAX_POPUP_PAGES}
      searchable
      clearable
      nothingFoundMessage={say('noPageOfThat')}
      onChange={onChange}
    />
  );
}
