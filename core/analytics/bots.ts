/** Programs say what they are more often than not; who names nothing at all is one too. */
const BOTS =
  /(?<!\bcu)bot\b|crawl|spider|slurp|scrap|fetch|monitor|preview|headless|lighthouse|pagespeed|phantomjs|puppeteer|playwright|selenium|curl|wget|httpie|python|java\/|okhttp|go-http|ruby|perl|php\/|libwww|axios|node|postman|insomnia|facebookexternalhit|embedly|whatsapp|telegram|validator|archive|feed|rss/i;

export const isBot = (userAgent: string): boolean => userAgent.trim() === '' || BOTS.test(userAgent);
