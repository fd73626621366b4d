import type { SayToOwner } from '#core/owner-mails/words.ts';

export const greetOwner = (say: SayToOwner, name: string): string =>
  name === '' ? say('hello') : say('helloName', { name });
