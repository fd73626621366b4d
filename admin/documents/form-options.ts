import { queryOptions } from '@tanstack/react-query';
import { forms } from '#contract/forms.ts';
import { call } from '../http/call.ts';

/** What forms can be bound to on this site: mailing lists, contributors, features that are set up. */
export const formOptionsQuery = queryOptions({
  queryKey: ['forms', 'options'],
  queryFn: () => call(forms.options, {}),
});
