import { multilingual as contract } from '#contract/content/multilingual.ts';
import { actorOf } from '../content/actor.ts';
import type { Handle } from '../http/handle.ts';
import type { OwnWords } from './own-words.ts';
import type { Languages } from './service.ts';

export function serveLanguages(
  handle: Handle,
  { languages, ownWords }: { languages: Languages; ownWords: OwnWords },
): void {
  handle(contract.settings, ({ site }) => languages.settings(site.id));
  handle(contract.status, ({ site }) => languages.status(site.id));
  handle(contract.languages, (call) => languages.setLanguages(actorOf(call), call.body));
  handle(contract.documents, ({ site, query }) => languages.documents(site.id, query.language));
  handle(contract.translation, ({ site, params }) => languages.translation(site.id, params));
  handle(contract.words, ({ site, query }) => ownWords.list(site.id, query.language));
  handle(contract.word, (call) => ownWords.word(actorOf(call), call.body));
  handle(contract.translate, (call) => languages.translate(actorOf(call), call.params, call.body));
}
