/** Nothing that could be read as something else: no I, O, 0 or 1. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const GIFT_CODE_LENGTH = 16;
const GROUP = 4;
/** As typed, with something between the groups. */
export const MAX_TYPED_CODE_LENGTH = 40;
const LAST_LENGTH = 4;
const CODE = new RegExp(`^[${ALPHABET}]{${GIFT_CODE_LENGTH}}$`);

/** The code that random bytes stand for: 32 signs, so each byte gives one of them equally often. */
export function giftCodeOf(bytes: Uint8Array): string {
  if (bytes.length < GIFT_CODE_LENGTH) throw new RangeError('A code needs a byte for each of its signs.');
  return Array.from(bytes.subarray(0, GIFT_CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** However somebody writes it: in small letters, with dashes or spaces. */
export function normalGiftCode(typed: string): string {
  return typed.replaceAll(/[\s\-–.]/g, '').toUpperCase();
}

export function isGiftCode(typed: string): boolean {
  return CODE.test(normalGiftCode(typed));
}

/** `ABCD-EFGH-JKLM-NPQR` */
export function groupedGiftCode(code: string): string {
  return code.replaceAll(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-');
}

/** As much of a code as may be shown to those who do not hold it. */
export const lastOfGiftCode = (code: string): string => code.slice(-LAST_LENGTH);
export const maskedGiftCode = (last: string): string => `•••• ${last}`;
