import type { Tx } from '../database/database.ts';
import * as store from './store.ts';

/** Whether a site has such a form that is not deleted, for what names one. */
export const formExists = (tx: Tx, formId: string): Promise<boolean> => store.hasDraft(tx, formId);
