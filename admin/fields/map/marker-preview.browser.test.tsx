import { afterEach, expect, test, vi } from 'vitest';
import { createRoot, type Root } from 'react-dom/client';
import { locationField } from '#core/maps/location-field.ts';
import { MarkerPreview } from './marker-preview.tsx';

let root: Root | undefined;
const stage = document.createElement('div');
const onMove = vi.fn();

async function show(isDraggable: boolean) {
  document.body.append(stage);
  root = createRoot(stage);
  const location = locationField({}).read({ mapLat: 0, mapLng: 0, mapZoom: 4 });
  root.render(<MarkerPreview location={location} style={1} isDraggable={isDraggable} onMove={onMove} />);
  await expect.poll(() => stage.querySelector('svg')).toBeTruthy();
}
afterEach(() => {
  root?.unmount();
  stage.remove();
  onMove.mockReset();
});

const marker = () => stage.querySelector('button');

test('a marker that is dragged says where it went', async () => {
  await show(true);
  const button = marker() as HTMLButtonElement;
  button.setPointerCapture = () => {};
  const point = (type: string, x: number) =>
    button.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: 0 }));
  point('pointerdown', 0);
  point('pointermove', 30);
  await expect.poll(() => button.style.transform).toContain('30px');
  point('pointerup', 30);
  expect(onMove).toHaveBeenCalledOnce();
  const [{ lat, lng }] = onMove.mock.calls[0] as [{ lat: number; lng: number }];
  expect(lat).toBeCloseTo(0, 3);
  expect(lng).toBeGreaterThan(1);
});

test('one that stays where it is cannot be taken hold of', async () => {
  await show(false);
  expect(marker()).toBeNull();
});
