import { readEmbed } from './embed.ts';
import { playerUrl } from './player.ts';

/** Where the player of a video is: it is loaded when somebody plays it, and has to be allowed before. */
export function playerFrames(html: string): string[] {
  const embed = readEmbed(html);
  return embed.type === 'invalid' ? [] : [playerUrl(embed, { isSecure: true })];
}
