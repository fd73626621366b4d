const GAP_PX = 6;

/** Where a menu stands: below the line it belongs to or, where there is more room, above; never taller than the room. */
export function menuPlace(
  line: { bottom: number; height: number },
  menuHeight: number,
  windowHeight: number,
) {
  const below = windowHeight - line.bottom - 2 * GAP_PX;
  const above = line.bottom - line.height - 2 * GAP_PX;
  const isBelow = menuHeight <= below || below >= above;
  const room = Math.max(isBelow ? below : above, 0);
  const top = isBelow
    ? line.bottom + GAP_PX
    : line.bottom - line.height - GAP_PX - Math.min(menuHeight, room);
  return { top, room };
}
