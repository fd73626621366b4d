const MAX_FACT_LENGTH = 500;

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_FACT_LENGTH) : undefined);

// Forms without scripts and form-encoded bodies send everything as text.
const number = (value: unknown) => {
  const read = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
};
const flag = (value: unknown) => {
  if (typeof value === 'boolean') return value;
  return value === 'true' || value === 'false' ? value === 'true' : undefined;
};

/** What a submission tells of the place it came from, and how each of it is read. */
const FACTS = {
  pageTitle: text,
  pageId: text,
  /** `i` for an item, `c` for a page or collection. */
  contentSource: text,
  pagePath: text,
  pagePermissionTypeValue: number,
  collectionId: text,
  /** The block that holds the form. */
  objectName: text,
  isOverlayForm: flag,
  submitButtonText: text,
  referrer: text,
  queryString: text,
};
type FactName = keyof typeof FACTS;

/** As a browser sends them. */
export type SubmissionFacts = { readonly [N in FactName]: NonNullable<ReturnType<(typeof FACTS)[N]>> };

/** Those that are known when a page is drawn. */
export type PageFacts = Pick<
  SubmissionFacts,
  'pageTitle' | 'pageId' | 'contentSource' | 'pagePath' | 'pagePermissionTypeValue' | 'collectionId'
>;

export const FACT_NAMES = Object.keys(FACTS) as readonly FactName[];

/** Read leniently: what does not fit is left out. */
export function readFacts(sent: Readonly<Record<string, unknown>>): Partial<SubmissionFacts> {
  const read = FACT_NAMES.map((name) => [name, FACTS[name](sent[name])] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}
