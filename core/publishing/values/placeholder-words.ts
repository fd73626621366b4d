/** What new blocks say until somebody writes into them. */
const OURS = [
  'Heading',
  'Words worth repeating.',
  'What a customer says about you.',
  'Write something here.',
];

/** What people write where words are still to come. */
const TO_COME = [
  /\blorem ipsum\b/i,
  /\bdolor sit amet\b/i,
  /^(?:tbd|tbc|todo|xxx+|\?\?\?+)[.:]?$/i,
  /\b(?:todo|tbd|tbc):/i,
  /^(?:your|insert|add) (?:own )?(?:text|title|heading|headline|words|copy|name)(?: here)?[.…]*$/i,
  /\[(?:your|insert|add) [^\]]+\]/i,
];

const ours = new Set(OURS.map((words) => words.toLowerCase()));

/** The words of a text that were to be replaced; undefined where there are none. */
export function placeholderIn(text: string): string | undefined {
  const words = text.trim();
  if (ours.has(words.toLowerCase())) return words;
  return TO_COME.map((pattern) => pattern.exec(words)?.[0]).find((found) => found !== undefined);
}
