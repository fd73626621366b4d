import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { SayToOwner } from '#core/owner-mails/words.ts';
import { tidyRoles } from '#core/people/roles.ts';
import type { PlainKeyOf } from '#core/words/say.ts';
import type { en } from '#core/owner-mails/en.ts';
import { greetOwner } from './greet-owner.ts';
import type { MailWords } from './words.ts';

const ROLE_WORDS: Readonly<Record<ContributorRole, PlainKeyOf<typeof en>>> = {
  [ContributorRole.admin]: 'roleAdmin',
  [ContributorRole.billing]: 'roleBilling',
  [ContributorRole.reporting]: 'roleReporting',
  [ContributorRole.editor]: 'roleEditor',
  [ContributorRole.moderator]: 'roleModerator',
  [ContributorRole.commenter]: 'roleCommenter',
  [ContributorRole.storeManager]: 'roleStoreManager',
  [ContributorRole.scheduling]: 'roleScheduling',
  [ContributorRole.viewer]: 'roleViewer',
  [ContributorRole.campaignsEditor]: 'roleCampaignsEditor',
  [ContributorRole.schedulingViewer]: 'roleSchedulingViewer',
  [ContributorRole.schedulingEditor]: 'roleSchedulingEditor',
};

export const peopleMails = {
  invitation: (
    values: {
      siteTitle: string;
      invitedBy: string;
      roles: readonly number[];
      message: string;
      url: string;
      days: number;
    },
    say: SayToOwner,
  ): MailWords => {
    const { siteTitle: site, invitedBy, message, url, days } = values;
    const who = invitedBy || say('somebody');
    const roles = new Intl.ListFormat(say.locale, { type: 'conjunction' }).format(
      tidyRoles(values.roles).map((role) => say(ROLE_WORDS[role])),
    );
    return {
      subject: say('invitation', { who, site }),
      paragraphs: [
        say('hello'),
        say('invitationWords', { who, site, roles }),
        ...(message === '' ? [] : [say('quoted', { text: message })]),
      ],
      action: { label: say('seeInvitation'), url },
      afterwards: [say('withinDays', { days }), say('notExpected')],
    };
  },

  newOwner: (values: Record<'name' | 'siteTitle' | 'from' | 'to', string>, say: SayToOwner): MailWords => {
    const { name, siteTitle: site, from, to } = values;
    return {
      subject: say('newOwner', { site }),
      paragraphs: [greetOwner(say, name), say('newOwnerWords', { site, from, to })],
    };
  },
};
