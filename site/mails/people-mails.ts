import type { MailWords } from './words.ts';

export const peopleMails = {
  invitation: (values: {
    siteTitle: string;
    invitedBy: string;
    roles: readonly string[];
    message: string;
    url: string;
    days: number;
  }): MailWords => {
    const { siteTitle, invitedBy, roles, message, url, days } = values;
    const who = invitedBy === '' ? 'Somebody' : invitedBy;
    return {
      subject: `${who} invites you to work on ${siteTitle}`,
      paragraphs: [
        'Hello,',
        `${who} invites you to work on the site ${siteTitle} as ${listed(roles)}.`,
        ...(message === '' ? [] : [`“${message}”`]),
      ],
      action: { label: 'See the invitation', url },
      afterwards: [
        `The link works once, within ${days} days, for whoever logs in with this email.`,
        'If you did not expect this, you need not do anything.',
      ],
    };
  },

  newOwner: (values: Record<'name' | 'siteTitle' | 'from' | 'to', string>): MailWords => ({
    subject: `${values.siteTitle} has a new owner`,
    paragraphs: [
      values.name === '' ? 'Hello,' : `Hello ${values.name},`,
      `${values.from} has made ${values.to} the owner of the site ${values.siteTitle}. ${values.from} stays an admin.`,
    ],
  }),
};

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
