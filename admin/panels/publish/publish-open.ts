import { makeStore } from '../../kit/store.ts';

/** Whether the list of changes to publish is open; buttons and the palette open it. */
export const isPublishOpen = makeStore(false);
