const PARAMETER = 'samples';

/** Home, with the dialog that removes samples open. */
export const SAMPLES_PATH = `/?${PARAMETER}`;

export const asksForSamples = (search: URLSearchParams): boolean => search.has(PARAMETER);
