/** Nobody waits longer than this for what is told to the server about visitors. */
export const CENSUS_TIMEOUT_MS = 2500;
