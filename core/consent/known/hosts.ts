/** Which consent a host of somebody else needs; what is necessary is never asked about. */
export type HostCategory = 'necessary' | 'preferences' | 'statistics' | 'marketing';

export interface HostCookie {
  name: string;
  /** 0 ends with the browser session. */
  days: number;
}

export interface Provider {
  name: string;
  category: HostCategory;
  /** What it is used for, in one sentence. */
  purpose: string;
  cookies: readonly HostCookie[];
}

const provider = (
  [name, category, purpose]: readonly [name: string, category: HostCategory, purpose: string],
  cookies: Readonly<Record<string, number>> = {},
): Provider => ({
  name,
  category,
  purpose,
  cookies: Object.entries(cookies).map(([cookie, days]) => ({ name: cookie, days })),
});

const googleAnalytics = provider(['Google Analytics', 'statistics', 'Measures how visitors use the site.'], {
  _ga: 400,
  '_ga_*': 400,
  _gid: 1,
  _gat: 1,
});
const googleAds = provider(['Google Ads', 'marketing', 'Measures and personalises advertising.'], {
  _gcl_au: 90,
  IDE: 390,
  test_cookie: 1,
});
const googleMaps = provider(['Google Maps', 'preferences', 'Shows interactive maps.'], {
  NID: 180,
  AEC: 180,
});
const googleFonts = provider(['Google Fonts', 'preferences', 'Delivers fonts.']);
const recaptcha = provider(['Google reCAPTCHA', 'preferences', 'Tells people and bots apart in forms.'], {
  _GRECAPTCHA: 180,
});
const google = provider(['Google', 'marketing', 'Delivers services of Google.'], { NID: 180, AEC: 180 });
const youtube = provider(['YouTube', 'marketing', 'Plays videos.'], {
  YSC: 0,
  VISITOR_INFO1_LIVE: 180,
  VISITOR_PRIVACY_METADATA: 180,
  '__Secure-ROLLOUT_TOKEN': 180,
});
const youtubeNoCookie = provider([
  'YouTube (privacy-enhanced)',
  'preferences',
  'Plays videos without cookies until they start.',
]);
const vimeo = provider(['Vimeo', 'preferences', 'Plays videos.'], { vuid: 400, player: 365, __cf_bm: 1 });
const meta = provider(['Meta', 'marketing', 'Measures and personalises advertising on Facebook.'], {
  _fbp: 90,
  _fbc: 90,
  fr: 90,
});
const instagram = provider(['Instagram', 'marketing', 'Shows posts from Instagram.'], {
  csrftoken: 365,
  mid: 730,
  ig_did: 365,
});
const x = provider(['X (Twitter)', 'marketing', 'Shows posts and measures advertising.'], {
  guest_id: 730,
  guest_id_ads: 730,
  guest_id_marketing: 730,
  personalization_id: 730,
  muc_ads: 730,
});
const tiktok = provider(['TikTok', 'marketing', 'Shows videos and measures advertising.'], {
  _ttp: 390,
  ttwid: 365,
});
const pinterest = provider(['Pinterest', 'marketing', 'Shows pins and measures advertising.'], {
  _pinterest_ct_ua: 365,
  _pin_unauth: 365,
  ar_debug: 365,
});
const linkedin = provider(['LinkedIn', 'marketing', 'Measures advertising on LinkedIn.'], {
  bcookie: 365,
  li_sugr: 90,
  UserMatchHistory: 30,
  lidc: 1,
  AnalyticsSyncHistory: 30,
});
const snapchat = provider(['Snapchat', 'marketing', 'Measures advertising on Snapchat.'], {
  _scid: 395,
  sc_at: 365,
});
const reddit = provider(['Reddit', 'marketing', 'Shows posts and measures advertising.'], { _rdt_uuid: 90 });
const microsoftAds = provider(['Microsoft Advertising', 'marketing', 'Measures advertising.'], {
  _uetsid: 1,
  _uetvid: 390,
  MUID: 390,
});
const clarity = provider(['Microsoft Clarity', 'statistics', 'Records how visitors use pages.'], {
  _clck: 365,
  _clsk: 1,
  CLID: 365,
  MUID: 390,
});
const hotjar = provider(['Hotjar', 'statistics', 'Records how visitors use pages.'], {
  '_hjSessionUser_*': 365,
  '_hjSession_*': 1,
});
const plausible = provider(['Plausible', 'statistics', 'Counts visits without cookies.']);
const fathom = provider(['Fathom', 'statistics', 'Counts visits without cookies.']);
const simpleAnalytics = provider(['Simple Analytics', 'statistics', 'Counts visits without cookies.']);
const cloudflareInsights = provider([
  'Cloudflare Web Analytics',
  'statistics',
  'Counts visits without cookies.',
]);
const matomo = provider(['Matomo Cloud', 'statistics', 'Measures how visitors use the site.'], {
  '_pk_id.*': 393,
  '_pk_ses.*': 1,
});
const segment = provider(['Segment', 'statistics', 'Passes usage figures on to other services.'], {
  ajs_anonymous_id: 365,
  ajs_user_id: 365,
});
const mixpanel = provider(['Mixpanel', 'statistics', 'Measures how visitors use the site.'], {
  'mp_*_mixpanel': 365,
});
const hubspot = provider(['HubSpot', 'marketing', 'Shows forms and measures marketing.'], {
  __hstc: 180,
  hubspotutk: 180,
  __hssc: 1,
  __hssrc: 0,
});
const intercom = provider(['Intercom', 'preferences', 'Offers a chat.'], {
  'intercom-id-*': 270,
  'intercom-session-*': 7,
});
const crisp = provider(['Crisp', 'preferences', 'Offers a chat.'], { 'crisp-client/session/*': 180 });
const tawk = provider(['Tawk.to', 'preferences', 'Offers a chat.'], { twk_uuid: 180, TawkConnectionTime: 0 });
const hcaptcha = provider(['hCaptcha', 'preferences', 'Tells people and bots apart in forms.'], {
  hc_accessibility: 1,
  __cf_bm: 1,
});
const turnstile = provider(['Cloudflare Turnstile', 'preferences', 'Tells people and bots apart in forms.'], {
  cf_clearance: 365,
});
const stripe = provider(['Stripe', 'necessary', 'Takes payments and prevents fraud.'], {
  __stripe_mid: 365,
  __stripe_sid: 1,
  m: 400,
});
const paypal = provider(['PayPal', 'necessary', 'Takes payments and prevents fraud.'], {
  ts: 1095,
  ts_c: 1095,
  x_pp_s: 0,
  nsid: 0,
  l7_az: 1,
});
const mollie = provider(['Mollie', 'necessary', 'Takes payments.'], { _mollie_checkout_session: 0 });
const square = provider(['Square', 'necessary', 'Takes payments.'], { _savt: 400 });
const klarna = provider(['Klarna', 'necessary', 'Takes payments.'], { __klarna_sdk: 365 });
const openTable = provider(['OpenTable', 'preferences', 'Takes reservations.'], {
  otuvid: 730,
  ak_bmsc: 1,
  bm_sv: 1,
});
const tock = provider(['Tock', 'preferences', 'Takes reservations.'], { __cf_bm: 1, tock_session: 0 });
const resy = provider(['Resy', 'preferences', 'Takes reservations.'], { authToken: 30, _resy_session: 0 });
const sevenRooms = provider(['SevenRooms', 'preferences', 'Takes reservations.'], { csrftoken: 365 });
const calendly = provider(['Calendly', 'preferences', 'Books appointments.'], {
  _calendly_session: 21,
  __cf_bm: 1,
  OptanonConsent: 365,
});
const acuity = provider(['Acuity Scheduling', 'preferences', 'Books appointments.'], { PHPSESSID: 0 });
const eventbrite = provider(['Eventbrite', 'preferences', 'Sells tickets.'], { mgref: 365, G: 365, SS: 0 });
const typeform = provider(['Typeform', 'preferences', 'Shows forms.'], {
  attribution_user_id: 365,
  AWSALBTG: 7,
  AWSALBTGCORS: 7,
});
const jotform = provider(['Jotform', 'preferences', 'Shows forms.'], { guest: 30, userReferer: 0 });
const mailchimp = provider(['Mailchimp', 'marketing', 'Shows sign-up forms and measures marketing.'], {
  'mcform-*': 365,
  _mcid: 365,
  ak_bmsc: 1,
});
const klaviyo = provider(['Klaviyo', 'marketing', 'Shows sign-up forms and measures marketing.'], {
  __kla_id: 730,
});
const spotify = provider(['Spotify', 'preferences', 'Plays music and podcasts.'], {
  sp_t: 365,
  sp_landing: 1,
});
const soundcloud = provider(['SoundCloud', 'preferences', 'Plays music.'], { sc_anonymous_id: 365 });
const bandcamp = provider(['Bandcamp', 'preferences', 'Plays music.'], { client_id: 365, session: 0 });
const appleMusic = provider(['Apple Music', 'preferences', 'Plays music and podcasts.'], { geo: 1 });
const adobeFonts = provider(['Adobe Fonts', 'preferences', 'Delivers fonts.']);
const fontAwesome = provider(['Font Awesome', 'preferences', 'Delivers icons.']);
const openStreetMap = provider(['OpenStreetMap', 'preferences', 'Shows interactive maps.'], {
  _osm_totp_token: 1,
});
const mapbox = provider(['Mapbox', 'preferences', 'Shows interactive maps.']);
const disqus = provider(['Disqus', 'marketing', 'Shows comments and personalises advertising.'], {
  disqus_unique: 365,
  __jid: 1,
});
const wistia = provider(['Wistia', 'statistics', 'Plays videos and measures how they are watched.'], {
  wistia: 365,
});
const dailymotion = provider(['Dailymotion', 'marketing', 'Plays videos.'], { v1st: 390, ts: 390 });
const twitch = provider(['Twitch', 'marketing', 'Plays videos.'], { unique_id: 3650, server_session_id: 0 });
const codeHosts = provider(['Public code host', 'preferences', 'Delivers scripts and styles.']);
const gravatar = provider(['Gravatar', 'preferences', 'Shows profile pictures.']);
const trustpilot = provider(['Trustpilot', 'preferences', 'Shows reviews.'], { 'TrustboxSplitTest_*': 0 });

/**
 * Hosts that are met on many sites, some with the first part of a path that is a service of its own.
 * The longest name that a host ends with counts.
 */
export const HOSTS: Readonly<Record<string, Provider>> = {
  'google-analytics.com': googleAnalytics,
  'analytics.google.com': googleAnalytics,
  'googletagmanager.com': provider([
    'Google Tag Manager',
    'statistics',
    'Loads tags for statistics and marketing.',
  ]),
  'doubleclick.net': googleAds,
  'googleadservices.com': googleAds,
  'googlesyndication.com': googleAds,
  'maps.google.com': googleMaps,
  'maps.googleapis.com': googleMaps,
  'maps.gstatic.com': googleMaps,
  'fonts.googleapis.com': googleFonts,
  'fonts.gstatic.com': googleFonts,
  'recaptcha.net': recaptcha,
  'google.com/maps': googleMaps,
  'google.com/recaptcha': recaptcha,
  'gstatic.com/recaptcha': recaptcha,
  'google.com': google,
  'gstatic.com': google,
  'googleapis.com': google,
  'youtube.com': youtube,
  'youtu.be': youtube,
  'ytimg.com': youtube,
  'youtube-nocookie.com': youtubeNoCookie,
  'vimeo.com': vimeo,
  'vimeocdn.com': vimeo,
  'facebook.com': meta,
  'facebook.net': meta,
  'fbcdn.net': meta,
  'instagram.com': instagram,
  'cdninstagram.com': instagram,
  'twitter.com': x,
  'x.com': x,
  'twimg.com': x,
  't.co': x,
  'ads-twitter.com': x,
  'tiktok.com': tiktok,
  'tiktokcdn.com': tiktok,
  'pinterest.com': pinterest,
  'pinimg.com': pinterest,
  'linkedin.com': linkedin,
  'licdn.com': linkedin,
  'sc-static.net': snapchat,
  'snapchat.com': snapchat,
  'reddit.com': reddit,
  'redditstatic.com': reddit,
  'bat.bing.com': microsoftAds,
  'clarity.ms': clarity,
  'hotjar.com': hotjar,
  'hotjar.io': hotjar,
  'plausible.io': plausible,
  'usefathom.com': fathom,
  'simpleanalyticscdn.com': simpleAnalytics,
  'cloudflareinsights.com': cloudflareInsights,
  'matomo.cloud': matomo,
  'segment.com': segment,
  'segment.io': segment,
  'mixpanel.com': mixpanel,
  'mxpnl.com': mixpanel,
  'hubspot.com': hubspot,
  'hs-scripts.com': hubspot,
  'hsforms.net': hubspot,
  'hsforms.com': hubspot,
  'hs-analytics.net': hubspot,
  'intercom.io': intercom,
  'intercomcdn.com': intercom,
  'crisp.chat': crisp,
  'tawk.to': tawk,
  'hcaptcha.com': hcaptcha,
  'challenges.cloudflare.com': turnstile,
  'stripe.com': stripe,
  'stripe.network': stripe,
  'paypal.com': paypal,
  'paypalobjects.com': paypal,
  'mollie.com': mollie,
  'squareup.com': square,
  'squarecdn.com': square,
  'klarna.com': klarna,
  'klarnaservices.com': klarna,
  'opentable.com': openTable,
  'opentable.co.uk': openTable,
  'opentable.de': openTable,
  'exploretock.com': tock,
  'resy.com': resy,
  'sevenrooms.com': sevenRooms,
  'calendly.com': calendly,
  'acuityscheduling.com': acuity,
  'eventbrite.com': eventbrite,
  'typeform.com': typeform,
  'jotform.com': jotform,
  'mailchimp.com': mailchimp,
  'list-manage.com': mailchimp,
  'chimpstatic.com': mailchimp,
  'mcusercontent.com': mailchimp,
  'klaviyo.com': klaviyo,
  'spotify.com': spotify,
  'scdn.co': spotify,
  'soundcloud.com': soundcloud,
  'sndcdn.com': soundcloud,
  'bandcamp.com': bandcamp,
  'embed.music.apple.com': appleMusic,
  'embed.podcasts.apple.com': appleMusic,
  'typekit.net': adobeFonts,
  'fontawesome.com': fontAwesome,
  'openstreetmap.org': openStreetMap,
  'mapbox.com': mapbox,
  'disqus.com': disqus,
  'disquscdn.com': disqus,
  'wistia.com': wistia,
  'wistia.net': wistia,
  'dailymotion.com': dailymotion,
  'twitch.tv': twitch,
  'jsdelivr.net': codeHosts,
  'unpkg.com': codeHosts,
  'cdnjs.cloudflare.com': codeHosts,
  'gravatar.com': gravatar,
  'trustpilot.com': trustpilot,
};
