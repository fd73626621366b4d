/** Everything that is written down about a shop after a storm, by all sides. */
export interface Books {
  variants: { id: string; first: number; left: number }[];
  orders: BookedOrder[];
  /** What the provider took and gave back, by its own books. */
  charges: { orderId: string; state: string; amount: number; refunded: number; currency: string }[];
  ledger: { orderId: string; account: string; cents: number }[];
  codes: { id: string; maxUses: number | null; used: number; uses: string[] }[];
  /** Gift cards: what each holds, and what all its movements come to. */
  cards: { id: string; issued: number; balance: number; moved: number }[];
  /** Orders that a buyer was told of. */
  acknowledged: readonly string[];
}

export interface BookedOrder {
  id: string;
  cartId: string;
  number: number | null;
  state: string;
  payWay: string;
  isPaid: boolean;
  totalCents: number;
  refundedCents: number;
  /** What gift cards paid of the total. */
  cardCents: number;
  currency: string;
  isRestocked: boolean;
  lines: { variantId: string; quantity: number }[];
}

export interface Finding {
  name: string;
  /** What is wrong, one line for each; none is what everybody wants. */
  faults: string[];
}

const isStanding = ({ state }: BookedOrder) => state !== 'AWAITING' && state !== 'FAILED';
const keeps = (order: BookedOrder) => order.state === 'AWAITING' || (isStanding(order) && !order.isRestocked);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const moneyOf = ({ totalCents, cardCents }: BookedOrder) => totalCents - cardCents;
/** Refunds go to the money first, then to the cards. */
const moneyBackOf = (order: BookedOrder) => Math.min(order.refundedCents, moneyOf(order));

/** Looks for everything that must never be. */
export function findFaults(books: Books): Finding[] {
  const standing = books.orders.filter(isStanding);
  const byId = new Map(books.orders.map((order) => [order.id, order]));
  return [
    { name: 'oversold', faults: oversold(books) },
    { name: 'units lost or found', faults: strayUnits(books) },
    { name: 'duplicate orders', faults: doubles(standing) },
    { name: 'gaps or doubles in numbers', faults: numbering(standing) },
    { name: 'duplicate or wrong charges', faults: wrongCharges(books, standing) },
    { name: 'money taken without an order', faults: orphans(books, byId) },
    {
      name: 'acknowledged orders lost',
      faults: books.acknowledged.filter((id) => {
        const order = byId.get(id);
        return !order || !isStanding(order);
      }),
    },
    { name: 'refunds that differ', faults: refunds(books, standing) },
    { name: 'ledger out of balance', faults: ledger(books, standing) },
    { name: 'gift cards that owe more or less', faults: cards(books) },
    { name: 'codes used too often', faults: codes(books, byId) },
    {
      name: 'orders that never ended',
      faults: books.orders.filter(({ state }) => state === 'AWAITING').map(({ id }) => id),
    },
  ];
}

function taken(books: Books, variantId: string): number {
  return sum(
    books.orders
      .filter(keeps)
      .flatMap(({ lines }) => lines.filter((line) => line.variantId === variantId))
      .map(({ quantity }) => quantity),
  );
}

function oversold(books: Books): string[] {
  return books.variants.flatMap(({ id, first, left }) => {
    const sold = taken(books, id);
    return sold > first || left < 0 ? [`${id}: ${sold} of ${first} sold, ${left} left`] : [];
  });
}

function strayUnits(books: Books): string[] {
  return books.variants.flatMap(({ id, first, left }) => {
    const sold = taken(books, id);
    return first - sold === left ? [] : [`${id}: ${first} less ${sold} is not ${left}`];
  });
}

function doubles(standing: readonly BookedOrder[]): string[] {
  const carts = Map.groupBy(standing, ({ cartId }) => cartId);
  return [...carts].flatMap(([cart, orders]) =>
    orders.length > 1 ? [`cart ${cart}: ${orders.length} orders`] : [],
  );
}

function numbering(standing: readonly BookedOrder[]): string[] {
  const numbers = standing.map(({ number }) => number ?? 0).toSorted((a, b) => a - b);
  const [lowest = 0] = numbers;
  return numbers.flatMap((number, index) =>
    number === lowest + index ? [] : [`${number} instead of ${lowest + index}`],
  );
}

function wrongCharges(books: Books, standing: readonly BookedOrder[]): string[] {
  const good = Map.groupBy(
    books.charges.filter(({ state }) => state === 'succeeded'),
    ({ orderId }) => orderId,
  );
  return standing.flatMap((order) => {
    const charges = good.get(order.id) ?? [];
    const wanted = order.payWay === 'card' ? 1 : 0;
    if (charges.length !== wanted) return [`${order.id}: ${charges.length} charges instead of ${wanted}`];
    return charges
      .filter(({ amount, currency }) => amount !== moneyOf(order) || currency !== order.currency)
      .map(({ amount }) => `${order.id}: charged ${amount} instead of ${moneyOf(order)}`);
  });
}

function orphans(books: Books, byId: ReadonlyMap<string, BookedOrder>): string[] {
  return books.charges.flatMap(({ orderId, state, amount, refunded }) => {
    const order = byId.get(orderId);
    return state === 'succeeded' && amount > refunded && !(order && isStanding(order)) ? [orderId] : [];
  });
}

function refunds(books: Books, standing: readonly BookedOrder[]): string[] {
  return standing.flatMap((order) => {
    const given = sum(
      books.charges.filter(({ orderId }) => orderId === order.id).map(({ refunded }) => refunded),
    );
    const isRight = given === (order.payWay === 'card' ? moneyBackOf(order) : 0);
    return isRight ? [] : [`${order.id}: ${given} given back, ${order.refundedCents} written down`];
  });
}

function ledger(books: Books, standing: readonly BookedOrder[]): string[] {
  const total = sum(books.ledger.map(({ cents }) => cents));
  const entries = Map.groupBy(books.ledger, ({ orderId }) => orderId);
  const faults = standing.flatMap((order) => {
    const money = sum(
      (entries.get(order.id) ?? []).filter(({ account }) => account === 'payments').map(({ cents }) => cents),
    );
    const due = order.isPaid ? moneyOf(order) - moneyBackOf(order) : 0;
    return money === due ? [] : [`${order.id}: ${money} in the ledger instead of ${due}`];
  });
  return total === 0 ? faults : [`all entries together: ${total}`, ...faults];
}

/** What is owed to holders is what was issued, less what was spent and what has expired: at any time. */
function cards({ cards: all, ledger: entries }: Books): string[] {
  const owed = 0 - sum(entries.filter(({ account }) => account === 'giftCards').map(({ cents }) => cents));
  const held = sum(all.map(({ balance }) => balance));
  const faults = all.flatMap(({ id, issued, balance, moved }) =>
    balance === moved && balance >= 0 && balance <= issued
      ? []
      : [`${id}: holds ${balance} of ${issued}, its movements come to ${moved}`],
  );
  return owed === held ? faults : [`${owed} owed, ${held} on cards`, ...faults];
}

function codes(books: Books, byId: ReadonlyMap<string, BookedOrder>): string[] {
  return books.codes.flatMap(({ id, maxUses, used, uses }) => {
    const orders = uses.map((orderId) => byId.get(orderId));
    if (maxUses !== null && uses.length > maxUses) return [`${id}: ${uses.length} of ${maxUses}`];
    if (used !== uses.length) return [`${id}: counted ${used}, used ${uses.length} times`];
    return orders.some((order) => !order || order.state === 'FAILED') ? [`${id}: used by no order`] : [];
  });
}
