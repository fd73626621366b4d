const WEB_ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/i;

/** A text in parts: every second one is a web address, without what ends the sentence behind it. */
export const splitAtAddresses = (text: string): string[] => text.split(WEB_ADDRESS);
