const SHOWN_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Day {
  day: string;
  cents: number;
}

/** The last thirty days up to the later of today and the last sale, with those on which nothing was sold. */
export function everyDay(days: readonly Day[], today: string): Day[] {
  const sold = new Map(days.map(({ day, cents }) => [day, cents]));
  const last = days.reduce((latest, { day }) => (day > latest ? day : latest), today);
  return Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const at = new Date(new Date(`${last}T00:00:00Z`).getTime() - (SHOWN_DAYS - 1 - index) * DAY_MS);
    const day = at.toISOString().slice(0, 10);
    return { day, cents: sold.get(day) ?? 0 };
  });
}
