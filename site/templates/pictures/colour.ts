export type Hex = `#${string}`;

type Channels = readonly [number, number, number];

function channels(colour: Hex): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex([red, green, blue]: Channels): Hex {
  const value = (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue);
  return `#${value.toString(16).padStart(6, '0')}`;
}

export function mix(from: Hex, to: Hex, share: number): Hex {
  const [red, green, blue] = channels(from);
  const [otherRed, otherGreen, otherBlue] = channels(to);
  return toHex([
    red + (otherRed - red) * share,
    green + (otherGreen - green) * share,
    blue + (otherBlue - blue) * share,
  ]);
}

/** Colours multiply like two washes laid over each other; shade keeps the hue of what it falls on. */
export function multiply(paper: Hex, wash: Hex, share = 1): Hex {
  const [red, green, blue] = channels(paper);
  const [otherRed, otherGreen, otherBlue] = channels(wash);
  return mix(
    paper,
    toHex([(red * otherRed) / 255, (green * otherGreen) / 255, (blue * otherBlue) / 255]),
    share,
  );
}
