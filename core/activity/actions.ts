import { languageNameOf } from '../settings/languages.ts';
import {
  aboutDocuments,
  countIn,
  folderIn,
  listed,
  numberOf,
  PIECES,
  rolesOf,
  textOf,
  titlesIn,
  whoIn,
  type ActionWords,
} from './pieces.ts';

export type { Detail } from './pieces.ts';

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

const said = (text: string): ActionWords => ({ text });
const titled = (text: string): ActionWords => ({
  text,
  values: (detail) => ({ title: textOf(detail, 'title') }),
});
const named = (text: string): ActionWords => ({
  text,
  values: (detail) => ({ name: textOf(detail, 'name') }),
});
const ofHost = (text: string): ActionWords => ({
  text,
  values: (detail) => ({ host: textOf(detail, 'host') }),
});
const ofOrder = (text: string): ActionWords => ({
  text,
  values: (detail) => ({ number: String(numberOf(detail, 'number')) }),
});
const ofGiftCard = (text: string): ActionWords => ({
  text,
  values: (detail) => ({ last: textOf(detail, 'last') }),
});
const counted = (text: string, key = 'count'): ActionWords => ({
  text,
  values: (detail) => ({ count: numberOf(detail, key) }),
});
const ofMany = (text: string): ActionWords => ({ text, values: (detail) => ({ count: countIn(detail) }) });
const ofFile = (text: string): ActionWords => ({
  text,
  values: (detail, say) => {
    const name = textOf(detail, 'name');
    return { file: name === '' ? say(PIECES.aFile) : say(PIECES.quoted, { title: name }) };
  },
});
const ofProvider = (text: string): ActionWords => ({
  text,
  values: (detail, say) => ({ name: textOf(detail, 'name') || say(PIECES.provider) }),
});
const ofPerson = (text: string): ActionWords => ({
  text,
  values: (detail, say) => ({ who: whoIn(detail, say), roles: rolesOf(detail, say) }),
});
const ofCode = (text: string): ActionWords => ({
  text,
  values: (detail, say) => ({ places: listed(titlesIn(detail, say), say) }),
});
const moderated = (things: string): ActionWords => ({
  text: '{state, select, approved {approved {things}} spam {marked {things} as spam} deleted {deleted {things}} waiting {put {things} aside} other {moved {things}}}',
  values: (detail, say) => ({
    state: textOf(detail, 'state'),
    things: say(things, { count: countIn(detail) }),
  }),
});

/** Every action of an owner that is recorded: the rest of a sentence that begins with a name. */
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
  'document.restore': aboutDocuments('restored an earlier version of'),
  'item.appear': aboutDocuments('made visible'),
  'comment.moderate': moderated(PIECES.comments),
  'donation.page': titled('edited the donation page “{title}”'),
  'donation.deletePage': titled('deleted the donation page “{title}”'),
  'member.area': titled('edited the member area “{title}”'),
  'member.deleteArea': titled('deleted the member area “{title}”'),
  'donation.refund': said('refunded a donation'),
  'donation.statements': {
    text: 'emailed the donation statements for {year}',
    values: (detail) => ({ year: String(numberOf(detail, 'year')) }),
  },
  'comment.reply': said('answered a comment'),
  'review.moderate': moderated(PIECES.reviews),
  'review.request': said('asked a customer for a review'),
  'review.reply': said('replied to a review'),
  'review.import': counted('imported {count, plural, one {# review} other {# reviews}}'),
  'moving.in': named('imported “{name}”'),
  'release.publish': {
    text: '{count, plural, =0 {published release {release}} one {published # change} other {published # changes}}',
    values: (detail) => ({
      count: numberOf(detail, 'count'),
      release: String(numberOf(detail, 'release')),
    }),
  },
  'release.undo': {
    text: '{release, select, 0 {undid the release before} other {undid release {release}}}',
    values: (detail) => ({ release: String(numberOf(detail, 'undoOf')) }),
  },
  'release.schedule': said('scheduled a publish'),
  'release.cancel': said('cancelled a scheduled publish'),
  'code.ask': ofCode('asked for approval of code in {places}'),
  'code.approve': ofCode('approved code in {places}'),
  'people.invite': ofPerson('invited {who} as {roles}'),
  'people.resend': ofPerson('sent {who} the invitation again'),
  'people.revoke': ofPerson('revoked the invitation of {who}'),
  'people.accept': ofPerson('accepted an invitation, as {roles}'),
  'people.roles': ofPerson('changed the roles of {who} to {roles}'),
  'people.remove': ofPerson('removed {who} from the site'),
  'people.leave': said('left the site'),
  'people.transfer': ofPerson('made {who} the owner of the site'),
  'passkey.add': named('added the passkey “{name}”'),
  'passkey.remove': named('removed the passkey “{name}”'),
  'passkey.copied': named('was refused with the passkey “{name}”, which may have been copied'),
  'access.change': said('changed who can see the site'),
  'access.password': said('set the password of the site'),
  'access.passwordRemove': said('removed the password of the site'),
  'page.lock': said('set the password of a page'),
  'page.unlock': said('removed the password of a page'),
  'page.members': said('changed which members can see a page'),
  'domain.add': ofHost('added the domain {host}'),
  'domain.verify': ofHost('verified the domain {host}'),
  'domain.fail': ofHost('could no longer verify the domain {host}'),
  'domain.primary': {
    text: 'made {host} the primary domain',
    values: (detail, say) => ({ host: textOf(detail, 'host') || say(PIECES.builtIn) }),
  },
  'domain.language': {
    text: '{isAll, select, yes {made the domain {host} show the whole site} other {made the domain {host} show {language}}}',
    values: (detail, say) => ({
      host: textOf(detail, 'host'),
      isAll: textOf(detail, 'language') === '' ? 'yes' : 'no',
      language: languageIn(textOf(detail, 'language'), say.locale),
    }),
  },
  'domain.remove': ofHost('removed the domain {host}'),
  'asset.add': ofFile('uploaded {file}'),
  'asset.bring': {
    text: 'copied “{name}” from the site {from}',
    values: (detail) => ({ name: textOf(detail, 'name'), from: textOf(detail, 'from') }),
  },
  'asset.replace': ofFile('replaced {file}'),
  'asset.crop': ofFile('cropped {file}'),
  'asset.update': ofFile('described {file}'),
  'asset.move': {
    text: 'moved {count, plural, one {a file} other {# files}} to {folder}',
    values: (detail, say) => ({ count: countIn(detail), folder: folderIn(detail, 'folder', say) }),
  },
  'asset.delete': ofMany('deleted {count, plural, one {a file} other {# files}}'),
  'asset.restore': ofMany('restored {count, plural, one {a file} other {# files}}'),
  'folder.add': {
    text: 'made {folder}',
    values: (detail, say) => ({ folder: folderIn(detail, 'path', say) }),
  },
  'folder.move': {
    text: 'moved {from} to {to}',
    values: (detail, say) => ({ from: folderIn(detail, 'from', say), to: folderIn(detail, 'to', say) }),
  },
  'folder.delete': {
    text: 'removed {folder}',
    values: (detail, say) => ({ folder: folderIn(detail, 'path', say) }),
  },
  'submission.mark': ofMany('updated {count, plural, one {a submission} other {# submissions}}'),
  'submission.delete': ofMany('deleted {count, plural, one {a submission} other {# submissions}}'),
  'submission.reply': said('replied to a submission'),
  'submission.note': said('added a note to a submission'),
  'submission.export': counted('exported {count, plural, one {# submission} other {# submissions}}'),
  'webhook.retry': said('retried a webhook'),
  'mail.resend': counted('sent {count, plural, one {# failed email} other {# failed emails}} again'),
  'newsletter.createList': said('created a mailing list'),
  'newsletter.updateList': said('changed a mailing list'),
  'newsletter.removeList': said('deleted a mailing list'),
  'newsletter.import': counted('added {count, plural, one {# subscriber} other {# subscribers}}', 'added'),
  'newsletter.write': said('edited an email to a mailing list'),
  'newsletter.discard': said('deleted an email to a mailing list'),
  'newsletter.archive': said('changed whether an email is in the newsletter archive'),
  'newsletter.test': said('sent a test email'),
  'newsletter.send': counted(
    'sent an email to {count, plural, one {# subscriber} other {# subscribers}}',
    'recipients',
  ),
  'newsletter.stop': said('stopped sending an email'),
  'newsletter.remove': counted(
    'removed {count, plural, one {# subscriber} other {# subscribers}}',
    'removed',
  ),
  'billing.pay': said('paid for the plan'),
  'billing.changePlan': said('changed the plan'),
  'billing.changeMethod': said('changed the card'),
  'billing.cancel': said('cancelled the plan'),
  'billing.resume': said('kept the plan'),
  'billing.active': said('started the plan'),
  'billing.cancelling': said('set the plan to end with its period'),
  'billing.pastDue': said('could not renew the plan'),
  'billing.ended': said('ended the plan'),
  'product.create': titled('added the product “{title}”'),
  'product.save': titled('edited the product “{title}”'),
  'product.delete': titled('deleted the product “{title}”'),
  'product.restore': titled('restored the product “{title}”'),
  'product.arrange': said('changed the order of the products'),
  'product.import': ofMany('imported {count, plural, one {a product} other {# products}}'),
  'product.categories': said('changed the categories of the shop'),
  'product.stock': ofMany('changed the stock of {count, plural, one {a variant} other {# variants}}'),
  'order.fulfil': ofOrder('fulfilled order {number}'),
  'order.refund': ofOrder('refunded order {number}'),
  'order.cancel': ofOrder('cancelled order {number}'),
  'order.paid': ofOrder('marked order {number} as paid'),
  'order.note': ofOrder('added a note to order {number}'),
  'order.mail': ofOrder('sent an email again about order {number}'),
  'order.create': said('created an order for a customer'),
  'order.link': said('sent a customer a link to pay an order'),
  'order.remind': said('sent a reminder about an abandoned cart'),
  // Without names: what is written here outlasts a customer who wants to be forgotten.
  'subscription.change': said('changed a subscription'),
  'subscription.fastForward': said('simulated a year of the shop'),
  'customer.save': said('changed a customer'),
  'customer.block': said('blocked a customer'),
  'customer.unblock': said('unblocked a customer'),
  'customer.merge': said('merged two customers'),
  'customer.import': counted('imported {count, plural, one {# customer} other {# customers}}', 'added'),
  'translation.connect': {
    text: 'connected {name} for machine translation',
    values: (detail, say) => ({ name: textOf(detail, 'name') || say(PIECES.service) }),
  },
  'translation.disconnect': said('turned off machine translation'),
  'translation.machine': {
    text: 'started a machine translation into {language}',
    values: (detail, say) => ({ language: textOf(detail, 'language') || say(PIECES.aLanguage) }),
  },
  'translation.cancel': said('cancelled a machine translation'),
  'translation.undo': said('undid a machine translation'),
  'payments.connect': ofProvider('connected {name}'),
  'payments.disconnect': ofProvider('disconnected {name}'),
  'payments.testMode': {
    text: '{to, select, on {turned on test mode for payments} off {turned off test mode for payments} other {changed test mode for payments}}',
    values: (detail) => ({ to: textOf(detail, 'to') }),
  },
  'discount.create': named('added the discount “{name}”'),
  'discount.save': named('changed the discount “{name}”'),
  'discount.delete': named('deleted the discount “{name}”'),
  'gift-card.issue': counted('issued {count, plural, one {a gift card} other {# gift cards}}'),
  'gift-card.disable': ofGiftCard('disabled the gift card ending in {last}'),
  'gift-card.enable': ofGiftCard('enabled the gift card ending in {last}'),
  'gift-card.mail': ofGiftCard('sent the gift card ending in {last} again'),
  'experiment.create': named('created the experiment “{name}”'),
  'experiment.save': named('added a variant to the experiment “{name}”'),
  'experiment.start': named('started the experiment “{name}”'),
  'experiment.stop': named('stopped the experiment “{name}”'),
  'experiment.publish': named('published a variant of the experiment “{name}”'),
  'experiment.delete': named('deleted the experiment “{name}”'),
  'goal.create': named('added the goal “{name}”'),
  'goal.save': named('changed the goal “{name}”'),
  'goal.delete': named('deleted the goal “{name}”'),
  'site.create': said('created the site'),
  'site.goLive': said('took the site live'),
  'site.takeOffline': said('took the site offline'),
  'samples.remove': {
    text: 'removed {count, plural, =0 {the samples} one {# sample} other {# samples}} of the template',
    values: (detail) => ({ count: Number(textOf(detail, 'count')) || 0 }),
  },
  'samples.unlink': titled('changed links to removed samples in “{title}”'),
  'site.duplicate': said('made the site as a copy of another'),
  'site.remove': said('deleted the site'),
  'site.restore': said('restored the deleted site'),
  'site.clearErrors': said('cleared the list of script errors'),
} satisfies Record<string, ActionWords>;

function languageIn(code: string, locale: string): string {
  if (code === '' || locale === 'en') return languageNameOf(code);
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
}

export type AuditAction = keyof typeof ACTIONS;

export const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(ACTIONS, action);

export function canJoin(action: string): boolean {
  return isAuditAction(action) && 'many' in ACTIONS[action];
}
