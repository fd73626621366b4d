/** Whether an order was paid with a test card: it counts in no sum of money. `o` is what the statement calls orders. */
export const IS_TEST_ORDER = (o: string) => `coalesce((${o}.snapshot->>'isTest')::boolean, false)`;
