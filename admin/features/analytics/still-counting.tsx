import { Text } from '@mantine/core';
import { say } from './words.ts';

/** How often figures are asked for while earlier days are still being counted. */
const COUNTING_MS = 2000;

export const whileCounting = ({ state }: { state: { data?: { daysLeft: number } | undefined } }) =>
  state.data !== undefined && state.data.daysLeft > 0 && COUNTING_MS;

export function StillCounting({ daysLeft }: { daysLeft: number }) {
  if (daysLeft === 0) return null;
  return (
    <Text role="status" className="quiet">
      {say('stillCounting', { days: daysLeft })}
    </Text>
  );
}
