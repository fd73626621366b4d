import { documentTitle } from '../content/documents.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../content/kinds.ts';
import { Permission } from '../enumerations/permissions.ts';
import { roleNames } from '../people/roles.ts';
import { languageNameOf } from '../settings/languages.ts';
import { reviewCountWords } from '../reviews/review.ts';

export type Detail = Readonly<Record<string, unknown>>;

/** What the filter of the activity log calls the first word of an action. */
export const ACTIVITY_KINDS: Readonly<Record<string, string>> = {
  document: 'Content',
  release: 'Publishing',
  code: 'Code',
  people: 'People',
  passkey: 'Passkeys',
  site: 'The site itself',
  access: 'Who can see the site',
  page: 'Locked pages',
  domain: 'Domains',
  billing: 'Billing',
  asset: 'Files',
  folder: 'Folders',
  preview: 'Preview links',
  section: 'Saved sections',
  submission: 'Inbox',
  webhook: 'Webhooks',
  mail: 'Emails',
  newsletter: 'Newsletter',
  item: 'Items that appeared by themselves',
  product: 'Products',
  order: 'Orders',
  customer: 'Customers',
  discount: 'Discounts',
  donation: 'Donations',
  member: 'Member areas',
  'gift-card': 'Gift cards',
  subscription: 'Subscriptions',
  payments: 'Taking payments',
  comment: 'Comments',
  review: 'Reviews',
  moving: 'Moving in and out',
  experiment: 'Experiments',
  goal: 'Goals',
  samples: 'Samples',
  translation: 'Translations',
};

interface ActionWords {
  /** The rest of a sentence that begins with a name. */
  say: (detail: Detail) => string;
  /** How several of the same read as one line; without it each has a line of its own. */
  sayMany?: (details: readonly Detail[]) => string;
}

const textOf = (detail: Detail, key: string) => {
  const value = detail[key];
  return typeof value === 'string' ? value : '';
};
const numberOf = (detail: Detail, key: string) => {
  const value = detail[key];
  return typeof value === 'number' ? value : 0;
};
const titlesIn = ({ titles }: Detail): string[] =>
  Array.isArray(titles) ? titles.map((title) => `“${String(title)}”`) : [];
const rolesOf = (detail: Detail) => {
  const { roles } = detail;
  return listed(roleNames(Array.isArray(roles) ? (roles as number[]) : []));
};
const whoIn = (detail: Detail) => textOf(detail, 'name') || textOf(detail, 'email') || 'somebody';

function documentIn(detail: Detail): string {
  const title = textOf(detail, 'title');
  const kind = DOCUMENT_KINDS.find((candidate) => candidate === detail.kind);
  if (title === '' && kind === undefined) return 'a document';
  // Pages have titles of their own; the others are called by what they are.
  return kind === 'page' || kind === undefined
    ? `the page “${title || documentTitle('page', null, null)}”`
    : `“${title || documentTitle(kind, textOf(detail, 'key') || null, null)}”`;
}

/** Several in a row, of one document or of many. */
function aboutDocuments(verb: string): ActionWords {
  return {
    say: (detail) => `${verb} ${documentIn(detail)}`,
    sayMany: (details) => {
      const things = [...new Set(details.map(documentIn))];
      const [only = ''] = things;
      return things.length === 1
        ? `${verb} ${only} ${details.length} times`
        : `${verb} ${shortList(things.map((thing) => thing.replace(/^the page /, '')))}`;
    },
  };
}

function aboutHost(verb: string): ActionWords {
  return { say: (detail) => `${verb} ${textOf(detail, 'host')}` };
}

const aboutFile = (verb: string): ActionWords => ({
  say: (detail) => `${verb} ${textOf(detail, 'name') === '' ? 'a file' : `“${textOf(detail, 'name')}”`}`,
});

function countOf({ ids }: Detail, thing: string): string {
  const count = Array.isArray(ids) ? ids.length : 0;
  return count === 1 ? `a ${thing}` : `${count} ${thing}s`;
}

const aboutProduct = (verb: string): ActionWords => ({
  say: (detail) => `${verb} the product “${textOf(detail, 'title')}”`,
});
const aboutOrder = (verb: string): ActionWords => ({
  say: (detail) => `${verb} order ${numberOf(detail, 'number')}`,
});
const aboutProvider = (verb: string): ActionWords => ({
  say: (detail) => `${verb} ${textOf(detail, 'name') || 'the payment provider'}`,
});
const aboutDiscount = (verb: string): ActionWords => ({
  say: (detail) => `${verb} the discount “${textOf(detail, 'name')}”`,
});

const aboutGiftCard = (verb: string): ActionWords => ({
  say: (detail) => `${verb} the gift card ending in ${textOf(detail, 'last')}`,
});

const aboutExperiment = (verb: string): ActionWords => ({
  say: (detail) => `${verb} the experiment “${textOf(detail, 'name')}”`,
});

const aboutGoal = (verb: string): ActionWords => ({
  say: (detail) => `${verb} the goal “${textOf(detail, 'name')}”`,
});

const folderIn = (detail: Detail, key: string) =>
  textOf(detail, key) === '' ? 'the top folder' : `the folder “${textOf(detail, key)}”`;

const MODERATED: Readonly<Record<string, string>> = {
  approved: 'approved',
  spam: 'marked as spam',
  deleted: 'deleted',
  waiting: 'put aside',
};

const said = (words: string): ActionWords => ({ say: () => words });

/** Every action of an owner that is recorded, in words. */
export const ACTIONS = {
  'document.create': aboutDocuments('added'),
  'document.save': aboutDocuments('edited'),
  'document.delete': aboutDocuments('deleted'),
  'document.purge': aboutDocuments('deleted for good'),
  'section.save': said('saved a section to the library'),
  'section.rename': said('renamed a saved section'),
  'section.delete': said('deleted a saved section'),
  'preview.create': said('made a link to preview the drafts'),
  'preview.revoke': said('ended a link to preview the drafts'),
  'document.restore': aboutDocuments('brought back an earlier version of'),
  'item.appear': aboutDocuments('made visible'),
  'comment.moderate': {
    say: (detail) => `${MODERATED[textOf(detail, 'state')] ?? 'moved'} ${countOf(detail, 'comment')}`,
  },
  'donation.page': { say: (detail) => `edited the donation page “${textOf(detail, 'title')}”` },
  'donation.deletePage': { say: (detail) => `deleted the donation page “${textOf(detail, 'title')}”` },
  'member.area': { say: (detail) => `edited the member area “${textOf(detail, 'title')}”` },
  'member.deleteArea': { say: (detail) => `deleted the member area “${textOf(detail, 'title')}”` },
  'donation.refund': said('refunded a donation'),
  'donation.statements': {
    say: (detail) => `emailed the donation statements for ${numberOf(detail, 'year')}`,
  },
  'comment.reply': said('answered a comment'),
  'review.moderate': {
    say: (detail) => `${MODERATED[textOf(detail, 'state')] ?? 'moved'} ${countOf(detail, 'review')}`,
  },
  'review.request': said('asked a customer for a review'),
  'review.reply': said('replied to a review'),
  'review.import': {
    say: (detail) => `imported ${reviewCountWords(numberOf(detail, 'count'))}`,
  },
  'moving.in': { say: (detail) => `moved “${textOf(detail, 'name')}” in` },
  'release.publish': {
    say: (detail) => {
      const count = numberOf(detail, 'count');
      if (count === 0) return `published release ${numberOf(detail, 'release')}`;
      return `published ${count} ${count === 1 ? 'change' : 'changes'}`;
    },
  },
  'release.undo': { say: (detail) => `undid release ${numberOf(detail, 'undoOf') || 'before'}` },
  'release.schedule': said('scheduled a publish'),
  'release.cancel': said('cancelled a scheduled publish'),
  'code.ask': { say: (detail) => `asked for approval of code in ${listed(titlesIn(detail))}` },
  'code.approve': { say: (detail) => `approved code in ${listed(titlesIn(detail))}` },
  'people.invite': { say: (detail) => `invited ${whoIn(detail)} as ${rolesOf(detail)}` },
  'people.resend': { say: (detail) => `sent ${whoIn(detail)} the invitation again` },
  'people.revoke': { say: (detail) => `took back the invitation of ${whoIn(detail)}` },
  'people.accept': { say: (detail) => `accepted an invitation, as ${rolesOf(detail)}` },
  'people.roles': { say: (detail) => `changed the roles of ${whoIn(detail)} to ${rolesOf(detail)}` },
  'people.remove': { say: (detail) => `removed ${whoIn(detail)} from the site` },
  'people.leave': said('left the site'),
  'people.transfer': { say: (detail) => `made ${whoIn(detail)} the owner of the site` },
  'passkey.add': { say: (detail) => `added the passkey “${textOf(detail, 'name')}”` },
  'passkey.remove': { say: (detail) => `removed the passkey “${textOf(detail, 'name')}”` },
  'passkey.copied': {
    say: (detail) => `was refused with the passkey “${textOf(detail, 'name')}”, which may have been copied`,
  },
  'access.change': said('changed who can see the site'),
  'access.password': said('set the password of the site'),
  'access.passwordRemove': said('removed the password of the site'),
  'page.lock': said('set the password of a page'),
  'page.unlock': said('removed the password of a page'),
  'page.members': said('changed which members can see a page'),
  'domain.add': aboutHost('added the domain'),
  'domain.verify': aboutHost('verified the domain'),
  'domain.fail': aboutHost('could no longer verify the domain'),
  'domain.primary': {
    say: (detail) => `made ${textOf(detail, 'host') || 'the built-in address'} the primary one`,
  },
  'domain.language': {
    say: (detail) =>
      textOf(detail, 'language') === ''
        ? `made the domain ${textOf(detail, 'host')} show the whole site`
        : `made the domain ${textOf(detail, 'host')} show ${languageNameOf(textOf(detail, 'language'))}`,
  },
  'domain.remove': aboutHost('removed the domain'),
  'asset.add': aboutFile('uploaded'),
  'asset.bring': {
    say: (detail) => `brought “${textOf(detail, 'name')}” from the site ${textOf(detail, 'from')}`,
  },
  'asset.replace': aboutFile('replaced'),
  'asset.crop': aboutFile('cropped'),
  'asset.update': aboutFile('described'),
  'asset.move': { say: (detail) => `moved ${countOf(detail, 'file')} to ${folderIn(detail, 'folder')}` },
  'asset.delete': { say: (detail) => `deleted ${countOf(detail, 'file')}` },
  'asset.restore': { say: (detail) => `brought back ${countOf(detail, 'file')}` },
  'folder.add': { say: (detail) => `made ${folderIn(detail, 'path')}` },
  'folder.move': { say: (detail) => `moved ${folderIn(detail, 'from')} to ${folderIn(detail, 'to')}` },
  'folder.delete': { say: (detail) => `removed ${folderIn(detail, 'path')}` },
  'submission.mark': { say: (detail) => `updated ${countOf(detail, 'submission')}` },
  'submission.delete': { say: (detail) => `deleted ${countOf(detail, 'submission')}` },
  'submission.note': said('wrote a note on a submission'),
  'submission.export': { say: (detail) => `exported ${numberOf(detail, 'count')} submissions` },
  'webhook.retry': said('retried a webhook'),
  'mail.resend': { say: (detail) => `sent ${numberOf(detail, 'count')} failed emails again` },
  'newsletter.createList': said('created a mailing list'),
  'newsletter.updateList': said('changed a mailing list'),
  'newsletter.removeList': said('deleted a mailing list'),
  'newsletter.import': { say: (detail) => `added ${numberOf(detail, 'added')} subscribers` },
  'newsletter.write': said('edited an email to a mailing list'),
  'newsletter.discard': said('deleted an email to a mailing list'),
  'newsletter.archive': said('changed whether an email is in the newsletter archive'),
  'newsletter.test': said('sent a test email'),
  'newsletter.send': { say: (detail) => `sent an email to ${numberOf(detail, 'recipients')} subscribers` },
  'newsletter.stop': said('stopped sending an email'),
  'newsletter.remove': { say: (detail) => `removed ${numberOf(detail, 'removed')} subscribers` },
  'billing.pay': said('paid for the plan'),
  'billing.changePlan': said('changed the plan'),
  'billing.changeMethod': said('changed the card'),
  'billing.cancel': said('cancelled the plan'),
  'billing.resume': said('kept the plan after all'),
  'billing.active': said('started the plan'),
  'billing.cancelling': said('set the plan to end with its period'),
  'billing.pastDue': said('could not renew the plan'),
  'billing.ended': said('ended the plan'),
  'product.create': aboutProduct('added'),
  'product.save': aboutProduct('edited'),
  'product.delete': aboutProduct('deleted'),
  'product.restore': aboutProduct('brought back'),
  'product.arrange': said('changed the order of the products'),
  'product.import': { say: (detail) => `brought in ${countOf(detail, 'product')}` },
  'product.categories': said('changed the categories of the shop'),
  'product.stock': { say: (detail) => `changed the stock of ${countOf(detail, 'variant')}` },
  'order.fulfil': aboutOrder('fulfilled'),
  'order.refund': aboutOrder('refunded'),
  'order.cancel': aboutOrder('cancelled'),
  'order.paid': aboutOrder('noted the payment of'),
  'order.note': aboutOrder('wrote a note on'),
  'order.mail': aboutOrder('sent a mail again about'),
  'order.create': said('made an order for a customer'),
  'order.link': said('sent a customer a link to pay an order'),
  'order.remind': said('sent a reminder about an abandoned cart'),
  // Without names: what is written here outlasts a customer who wants to be forgotten.
  'subscription.change': said('changed a subscription'),
  'subscription.fastForward': said('played a year of the shop ahead'),
  'customer.save': said('changed a customer'),
  'customer.block': said('blocked a customer'),
  'customer.unblock': said('unblocked a customer'),
  'customer.merge': said('merged two customers'),
  'customer.import': {
    say: (detail) => {
      const added = numberOf(detail, 'added');
      return `imported ${added} ${added === 1 ? 'customer' : 'customers'}`;
    },
  },
  'translation.connect': {
    say: (detail) => `connected ${textOf(detail, 'name') || 'a service'} for machine translation`,
  },
  'translation.disconnect': said('turned off machine translation'),
  'translation.machine': {
    say: (detail) => `started a machine translation into ${textOf(detail, 'language') || 'a language'}`,
  },
  'translation.cancel': said('cancelled a machine translation'),
  'translation.undo': said('undid a machine translation'),
  'payments.connect': aboutProvider('connected'),
  'payments.disconnect': aboutProvider('disconnected'),
  'payments.testMode': {
    say: (detail) => `turned ${textOf(detail, 'to') || 'on or off'} test mode for payments`,
  },
  'discount.create': aboutDiscount('added'),
  'discount.save': aboutDiscount('changed'),
  'discount.delete': aboutDiscount('deleted'),
  'gift-card.issue': {
    say: (detail) => {
      const count = numberOf(detail, 'count');
      return count === 1 ? 'issued a gift card' : `issued ${count} gift cards`;
    },
  },
  'gift-card.disable': aboutGiftCard('disabled'),
  'gift-card.enable': aboutGiftCard('enabled'),
  'gift-card.mail': aboutGiftCard('sent again'),
  'experiment.create': aboutExperiment('created'),
  'experiment.save': aboutExperiment('added a variant to'),
  'experiment.start': aboutExperiment('started'),
  'experiment.stop': aboutExperiment('stopped'),
  'experiment.publish': aboutExperiment('published a variant of'),
  'experiment.delete': aboutExperiment('deleted'),
  'goal.create': aboutGoal('added'),
  'goal.save': aboutGoal('changed'),
  'goal.delete': aboutGoal('deleted'),
  'site.create': said('created the site'),
  'site.goLive': said('took the site live'),
  'site.takeOffline': said('took the site offline'),
  'samples.remove': {
    say: (detail) => `removed ${textOf(detail, 'count') || 'the'} samples of the template`,
  },
  'site.duplicate': said('made the site as a copy of another'),
  'site.remove': said('deleted the site'),
  'site.restore': said('took the deleted site back'),
  'site.clearErrors': said('cleared the list of script errors'),
} satisfies Record<string, ActionWords>;

export type AuditAction = keyof typeof ACTIONS;

export const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(ACTIONS, action);

/** One line for one entry, or for several of the same action. Actions without words of their own are named. */
export function sayAction(action: string, details: readonly Detail[]): string {
  const [first = {}] = details;
  if (!isAuditAction(action)) return `did “${action}”`;
  const words: ActionWords = ACTIONS[action];
  return details.length > 1 && words.sayMany ? words.sayMany(details) : words.say(first);
}

export function canJoin(action: string): boolean {
  return isAuditAction(action) && 'sayMany' in ACTIONS[action];
}

/** Actions whose words hold what somebody looks for. */
export function actionsLike(search: string): AuditAction[] {
  const wanted = search.trim().toLowerCase();
  return (Object.keys(ACTIONS) as AuditAction[]).filter((action) =>
    sayAction(action, [{}]).toLowerCase().includes(wanted),
  );
}

export interface ThingLink {
  to: string;
  /** Who cannot go there is shown no link. */
  needs: number;
}

const DOCUMENT_PLACES: Record<DocumentKind, (id: string) => string> = {
  page: (id) => `/pages/${id}`,
  headerFooter: () => '/design',
  theme: () => '/design',
  navigation: () => '/navigation',
  settings: () => '/settings',
  form: (id) => `/forms/${id}`,
  collection: (id) => `/collections/${id}`,
  item: (id) => `/collections/items/${id}`,
  popup: () => '/marketing/popup',
  translation: () => '/translations',
};

/** Where in the admin the thing is that an entry is about. */
export function placeOfThing(action: string, detail: Detail): ThingLink | undefined {
  const [kind] = action.split('.');
  if (kind === 'people') return { to: '/settings/permissions', needs: Permission.admin };
  const document = DOCUMENT_KINDS.find((candidate) => candidate === detail.kind);
  if (kind !== 'document' || document === undefined) return undefined;
  const needs = document === 'settings' ? Permission.settings : Permission.contentManager;
  return { to: DOCUMENT_PLACES[document](textOf(detail, 'id')), needs };
}

const SHOWN = 3;

function shortList(things: readonly string[]): string {
  const more = things.length - SHOWN;
  return more > 0 ? `${things.slice(0, SHOWN).join(', ')} and ${more} more` : listed(things);
}

function listed(things: readonly string[]): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1) ?? ''}`;
}
