export function inTimes(count: number): string {
  return count === 1 ? 'once' : `${count.toLocaleString('en')} times`;
}
