import { queryOptions } from '@tanstack/react-query';
import { forms } from '#contract/forms.ts';
import { call } from '../../http/call.ts';

export const reportQuery = (formId: string) =>
  queryOptions({
    queryKey: ['forms', 'report', formId],
    queryFn: () => call(forms.report, { params: { id: formId } }),
  });
