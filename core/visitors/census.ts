/** Nobody waits longer than this for what is told to the server about visitors. */
export const CENSUS_TIMEOUT_MS = 2500;
/** What a hit says that happened: somebody looked at a page. */
export const VIEW_EVENT = '1';
