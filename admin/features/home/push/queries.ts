import { queryOptions } from '@tanstack/react-query';
import { pushCalls } from '#contract/sites/push.ts';
import { call } from '../../../http/call.ts';

export const pushQuery = queryOptions({ queryKey: ['push'], queryFn: () => call(pushCalls.read, {}) });
