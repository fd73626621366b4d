import { languageHosts } from '#core/domains/language-domains.ts';
import { machineTranslation as machine } from '#contract/content/machine-translation.ts';
import { multilingual as contract } from '#contract/content/multilingual.ts';
import { actorOf } from '../content/actor.ts';
import type { Site } from '../http/context.ts';
import type { Handle } from '../http/handle.ts';
import { Failure } from '#contract/errors.ts';
import { sendDownload } from '../http/download.ts';
import type { Exchange } from './exchange/service.ts';
import type { MachineTranslation } from './machine/service.ts';
import type { OwnWords } from './own-words.ts';
import type { Languages } from './service.ts';

type Settings = Exclude<Awaited<ReturnType<Languages['settings']>>, Failure>;

/** The languages of a site, with those that have a domain. */
const withDomains = ({ languageDomains }: Site, settings: Settings) => {
  const hosts = languageHosts(languageDomains, {
    all: settings.languages,
    default: settings.defaultLanguage,
  });
  return { ...settings, domains: [...hosts].map(([language, host]) => ({ language, host })) };
};

export function serveLanguages(
  handle: Handle,
  services: {
    languages: Languages;
    ownWords: OwnWords;
    exchange: Exchange;
    machineTranslation: MachineTranslation;
  },
): void {
  const { languages, ownWords, exchange, machineTranslation } = services;
  handle(contract.settings, async ({ site }) => withDomains(site, await languages.settings(site.id)));
  handle(contract.status, ({ site }) => languages.status(site.id));
  handle(contract.languages, async (call) => {
    const set = await languages.setLanguages(actorOf(call), call.body);
    return set instanceof Failure ? set : withDomains(call.site, set);
  });
  handle(contract.documents, ({ site, query }) => languages.documents(site.id, query.language));
  handle(contract.translation, ({ site, params }) => languages.translation(site.id, params));
  handle(contract.open, (call) => languages.open(actorOf(call), call.params));
  handle(contract.memory, ({ site, params }) => languages.memory(site.id, params));
  handle(contract.glossary, ({ site, query }) => languages.glossary(site.id, query.language));
  handle(contract.setGlossary, (call) => languages.setGlossary(actorOf(call), call.body));
  handle(contract.export, async ({ site, query: { language, format }, reply }) => {
    const file = await exchange.export(site.id, language, format);
    if (file instanceof Failure) return file;
    const isXliff = format === 'xliff';
    return sendDownload(reply, {
      name: `translations-${language}.${isXliff ? 'xlf' : 'csv'}`,
      type: isXliff ? 'application/xliff+xml; charset=utf-8' : 'text/csv; charset=utf-8',
      bytes: Buffer.from(file),
    });
  });
  handle(contract.import, (call) => exchange.import(actorOf(call), call.body.file));
  handle(machine.read, ({ site }) => machineTranslation.read(site.id));
  handle(machine.connect, (call) => machineTranslation.connect(actorOf(call), call.body));
  handle(machine.disconnect, (call) => machineTranslation.disconnect(actorOf(call)));
  handle(machine.estimate, ({ site, query }) => machineTranslation.estimate(site.id, query));
  handle(machine.start, (call) => machineTranslation.start(actorOf(call), call.body));
  handle(machine.cancel, (call) => machineTranslation.cancel(actorOf(call), call.params.id));
  handle(machine.undo, (call) => machineTranslation.undo(actorOf(call), call.params.id));
  handle(contract.words, ({ site, query }) => ownWords.list(site.id, query.language));
  handle(contract.word, (call) => ownWords.word(actorOf(call), call.body));
  handle(contract.translate, (call) => languages.translate(actorOf(call), call.params, call.body));
}
