import type { ShippingZone, TaxRule } from '../../settings/store.ts';

/** What a buyer reads in place of the names an owner gave to rates and taxes. */
export type SaidNames = Readonly<Record<string, string>>;

interface Named {
  shipping: { zones: readonly Pick<ShippingZone, 'rates'>[] };
  taxes: { rules: readonly Pick<TaxRule, 'name'>[] };
}

const namesIn = ({ shipping, taxes }: Named): string[] =>
  [...shipping.zones.flatMap(({ rates }) => rates), ...taxes.rules].map(({ name }) => name);

/** Names that differ in another language; both have the same rates and rules, in the same order. */
export function saidNames(written: Named, said: Named): SaidNames {
  const others = namesIn(said);
  return Object.fromEntries(
    namesIn(written).flatMap((name, index) => {
      const other = others[index];
      return other === undefined || other === name ? [] : [[name, other]];
    }),
  );
}

const sayName = (names: SaidNames, name: string): string =>
  (Object.hasOwn(names, name) && names[name]) || name;

export const sayNamed = <T extends { name: string }>(names: SaidNames, each: T): T => ({
  ...each,
  name: sayName(names, each.name),
});

export const sayReason = <T extends { reason: string }>(names: SaidNames, each: T): T => ({
  ...each,
  reason: sayName(names, each.reason),
});
