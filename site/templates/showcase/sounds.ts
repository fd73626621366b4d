const RATE = 8000;
const HEADER_BYTES = 44;
const SECONDS_A_NOTE = 0.42;
const CONCERT_A = 440;

/** A short tune of soft tones as a sound file: enough for a player to have something to play. */
export function tune(notes: readonly number[]): Uint8Array {
  const perNote = Math.floor(RATE * SECONDS_A_NOTE);
  const samples = notes.flatMap((note) => {
    const frequency = CONCERT_A * 2 ** (note / 12);
    return Array.from({ length: perNote }, (_, index) => {
      const time = index / RATE;
      const fade = Math.exp(-4 * time) * Math.min(1, index / 80);
      const wave = Math.sin(2 * Math.PI * frequency * time) + 0.3 * Math.sin(4 * Math.PI * frequency * time);
      return Math.round(128 + 70 * fade * wave);
    });
  });
  return wav(Uint8Array.from(samples));
}

/** Eight bits, one channel: small, and played by every browser. */
function wav(samples: Uint8Array): Uint8Array {
  const file = new Uint8Array(HEADER_BYTES + samples.length);
  const view = new DataView(file.buffer);
  const write = (at: number, words: string) => {
    for (let index = 0; index < words.length; index += 1) view.setUint8(at + index, words.charCodeAt(index));
  };
  write(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + samples.length, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples.length, true);
  file.set(samples, HEADER_BYTES);
  return file;
}
