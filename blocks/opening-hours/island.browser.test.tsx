import { afterEach, expect, test } from 'vitest';
import { createRoot, type Root } from 'react-dom/client';
import OpenNow from './island.tsx';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const stage = document.createElement('div');
let root: Root;

const show = (hours: { day: number; opens: string; closes: string }[]) => {
  document.body.append(stage);
  root = createRoot(stage);
  root.render(<OpenNow hours={hours} days={DAYS} timeZone="UTC" />);
};

afterEach(() => {
  root.unmount();
  stage.remove();
});

test('says that it is open around the clock, and when it opens next', async () => {
  show(DAYS.map((_, day) => ({ day, opens: '00:00', closes: '00:00' })));
  await expect.poll(() => stage.textContent).toBe('Open now until 00:00');
  root.unmount();
  const day = (new Date(Date.now() + 3 * 86_400_000).getUTCDay() + 6) % 7;
  show([{ day, opens: '09:00', closes: '09:01' }]);
  await expect.poll(() => stage.textContent).toBe(`Closed now opens ${DAYS[day]} at 09:00`);
});
