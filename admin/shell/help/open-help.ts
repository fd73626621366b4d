import { makeStore } from '../../kit/store.ts';

/** Whether help is open, and at which article; an empty id is the list. */
export const openHelp = makeStore<string | undefined>(undefined);
