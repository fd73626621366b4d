/** Latin spellings for letters that Unicode does not take apart into a base letter and a mark. */
const PAIRS =
  'ß:ss æ:ae œ:oe ø:o ł:l đ:d ð:d þ:th ħ:h ı:i ŋ:n ə:e ' +
  'а:a б:b в:v г:g ґ:g д:d е:e є:ye ж:zh з:z и:i і:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f ' +
  'х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya ђ:dj ј:j љ:lj њ:nj ћ:c џ:dz ' +
  'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o';

const LATIN = new Map(
  PAIRS.split(' ').map((pair) => {
    const [letter = '', spelling = ''] = pair.split(':');
    return [letter, spelling] as const;
  }),
);

/** Lowercase text with accents dropped and Greek and Cyrillic letters spelt in Latin ones. */
export function transliterate(text: string): string {
  const bare = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '');
  return Array.from(bare, (letter) => LATIN.get(letter) ?? letter).join('');
}
