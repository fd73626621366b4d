import { Failure } from '#contract/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import { languageKept } from '#core/languages/words-in.ts';
import { newsletter as contract } from '#contract/newsletter.ts';
import type { SpecialPage } from '#site/page-input.ts';
import type { Actor } from '../content/service.ts';
import { sendDownload } from '../http/download.ts';
import { sendMailPage } from '../mail/page.ts';
import type { Site } from '../http/context.ts';
import type { Handle } from '../http/handle.ts';
import { sendPrivatePage } from '../http/page-headers.ts';
import { pathCameFrom } from '../http/visitors/came-from.ts';
import { toldIn } from '../languages/say-rows.ts';
import type { Pages } from '../serving/pages.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Letters } from './letters.ts';
import type { Newsletter } from './service.ts';

const actorOf = (call: { site: { id: string }; visitor: { accountId: string } }): Actor => ({
  siteId: call.site.id,
  accountId: call.visitor.accountId,
});

export function serveNewsletter(
  handle: Handle,
  deps: { newsletter: Newsletter; letters: Letters; pages: Pages; snapshots: Snapshots },
): void {
  const { newsletter, letters, pages, snapshots } = deps;

  /** Whoever opens a link reads the names of lists in the language of the page it opens. */
  async function toldBy({ site, request }: { site: Site; request: FastifyRequest }) {
    const { languages } = await snapshots.of(site);
    return toldIn(site.id, languages, languageKept(languages, pathCameFrom(request)));
  }

  async function sendPage(
    call: { site: Site; request: FastifyRequest; reply: FastifyReply },
    page: SpecialPage,
  ): Promise<FastifyReply> {
    const drawn = await pages.renderSpecial(
      {
        site: call.site,
        path: '/newsletter',
        query: new URLSearchParams(),
        visitor: undefined,
        isWithoutCode: false,
        cameFrom: pathCameFrom(call.request),
      },
      { status: 200, pageType: PageKind.newsletterUnsubscribe, page },
    );
    return sendPrivatePage(call.reply, drawn);
  }
  const subscription = (
    state: Extract<SpecialPage, { name: 'subscription' }>['state'],
    about: { listName: string; email: string } | undefined,
  ): SpecialPage => ({ name: 'subscription', state: about ? state : 'unknown', ...(about && { about }) });

  handle(contract.confirm, async (call) =>
    sendPage(call, subscription('confirmed', await newsletter.confirm(await toldBy(call), call.query.token))),
  );
  handle(contract.unsubscribePage, async (call) =>
    sendPage(
      call,
      subscription('asked', await newsletter.describeLink(await toldBy(call), call.query.token)),
    ),
  );
  handle(contract.unsubscribe, async (call) =>
    sendPage(call, subscription('left', await newsletter.unsubscribe(await toldBy(call), call.query.token))),
  );

  handle(contract.lists, ({ site }) => newsletter.audiences(site.id));
  handle(contract.createList, (call) => newsletter.createList(actorOf(call), call.body));
  handle(contract.updateList, (call) => newsletter.updateList(actorOf(call), call.params.id, call.body));
  handle(contract.removeList, (call) => newsletter.removeList(actorOf(call), call.params.id));
  handle(contract.subscribers, ({ site, params, query }) =>
    newsletter.subscribers(site.id, params.id, query.words),
  );
  handle(contract.importSubscribers, (call) =>
    newsletter.importSubscribers(actorOf(call), call.params.id, call.body.csv),
  );
  handle(contract.removeSubscribers, (call) =>
    newsletter.removeSubscribers(actorOf(call), call.params.id, call.body.emails),
  );
  handle(contract.letters, ({ site }) => letters.list(site.id));
  handle(contract.letter, ({ site, params }) => letters.find(site.id, params.id));
  handle(contract.previewLetter, async ({ site, params, reply }) => {
    const drawn = await letters.preview(site.id, params.id);
    return drawn instanceof Failure ? drawn : sendMailPage(reply, drawn.html);
  });
  handle(contract.createLetter, (call) => letters.create(actorOf(call), call.body));
  handle(contract.updateLetter, (call) => letters.update(actorOf(call), call.params.id, call.body));
  handle(contract.removeLetter, (call) => letters.remove(actorOf(call), call.params.id));
  handle(contract.archiveLetter, (call) =>
    letters.archive(actorOf(call), call.params.id, call.body.isArchived),
  );
  handle(contract.testLetter, (call) => letters.test(actorOf(call), call.params.id, call.visitor.email));
  handle(contract.sendLetter, (call) => letters.send(actorOf(call), call.params.id));
  handle(contract.stopLetter, (call) => letters.stop(actorOf(call), call.params.id));
  handle(contract.exportSubscribers, async ({ site, params, reply }) => {
    const text = await newsletter.exportSubscribers(site.id, params.id);
    if (text instanceof Failure) return text;
    return sendDownload(reply, {
      name: 'subscribers.csv',
      type: 'text/csv; charset=utf-8',
      bytes: Buffer.from(text),
    });
  });
}
