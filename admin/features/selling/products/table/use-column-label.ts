import { useCurrency } from '../../../../account/shop.ts';
import type { Column } from './columns.ts';
import { say } from './words.ts';

export function useColumnLabel(): (column: Column) => string {
  const currency = useCurrency();
  return (column) => (column === 'price' || column === 'sale' ? say(column, { currency }) : say(column));
}
