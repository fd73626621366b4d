import type { Category } from '../consent/categories.ts';
import type { ValueOf } from '../fields/index.ts';
import { TRACK_EVENT, type Tracked } from './events.ts';
import type { pixelSettings } from './settings.ts';

export type PixelSettings = ValueOf<typeof pixelSettings>;

/** One service: its own start, and what it calls the things that visitors do. */
interface Pixel {
  label: string;
  category: (id: string) => Category;
  /** Loaded from here; the policy of a page names no other host of it. */
  source: (id: string) => string;
  /** Until its script has come, calls wait in a list of its own making. */
  start: (id: string) => string;
  names: Readonly<Record<Tracked, string>>;
  /** Tells it of one; `n` is its name, `d` what belongs to it. */
  tell: string;
}

const PIXELS: Readonly<Record<keyof PixelSettings, Pixel>> = {
  metaPixelId: {
    label: 'Meta pixel',
    category: () => 'marketing',
    source: () => 'https://connect.facebook.net/en_US/fbevents.js',
    start: (id) =>
      `!function(w){if(w.fbq)return;var n=w.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};if(!w._fbq)w._fbq=n;n.push=n;n.loaded=!0;n.version='2.0';n.queue=[]}(window);fbq('init','${id}');fbq('track','PageView');`,
    names: {
      viewProduct: 'ViewContent',
      addToCart: 'AddToCart',
      search: 'Search',
      subscribe: 'Lead',
      createAccount: 'CompleteRegistration',
    },
    tell: `fbq('track',n,d)`,
  },
  googleTagId: {
    label: 'Google tag',
    category: (id) => (id.startsWith('AW-') ? 'marketing' : 'statistics'),
    source: (id) => `https://www.googletagmanager.com/gtag/js?id=${id}`,
    start: (id) =>
      `window.dataLayer=window.dataLayer||[];window.gtag=window.gtag||function(){dataLayer.push(arguments)};gtag('js',new Date());gtag('config','${id}');`,
    names: {
      viewProduct: 'view_item',
      addToCart: 'add_to_cart',
      search: 'search',
      subscribe: 'generate_lead',
      createAccount: 'sign_up',
    },
    tell: `gtag('event',n,d)`,
  },
  tagManagerId: {
    label: 'Google Tag Manager',
    // Whoever owns the container decides what it does.
    category: () => 'marketing',
    source: (id) => `https://www.googletagmanager.com/gtm.js?id=${id}`,
    start: () =>
      `window.dataLayer=window.dataLayer||[];dataLayer.push({'gtm.start':new Date().getTime(),event:'gtm.js'});`,
    names: {
      viewProduct: 'view_item',
      addToCart: 'add_to_cart',
      search: 'search',
      subscribe: 'generate_lead',
      createAccount: 'sign_up',
    },
    tell: `dataLayer.push(Object.assign({event:n},d))`,
  },
  pinterestTagId: {
    label: 'Pinterest tag',
    category: () => 'marketing',
    source: () => 'https://s.pinimg.com/ct/core.js',
    start: (id) =>
      `!function(w){if(w.pintrk)return;var n=w.pintrk=function(){n.queue.push([].slice.call(arguments))};n.queue=[];n.version='3.0'}(window);pintrk('load','${id}');pintrk('page');`,
    names: {
      viewProduct: 'pagevisit',
      addToCart: 'addtocart',
      search: 'search',
      subscribe: 'lead',
      createAccount: 'signup',
    },
    tell: `pintrk('track',n,d)`,
  },
};

/** A piece of code that an id stands for: the same as if its owner had written it into the head of every page. */
export interface PixelCode {
  label: string;
  html: string;
  category: Category;
}

export function pixelCode(settings: PixelSettings): PixelCode[] {
  return (Object.keys(PIXELS) as (keyof PixelSettings)[]).flatMap((key) => {
    const id = settings[key];
    if (id === '') return [];
    const { label, category, source, start, names, tell } = PIXELS[key];
    const listener = `document.addEventListener('${TRACK_EVENT}',function(e){var n=${JSON.stringify(names)}[e.detail.event],d=e.detail.data;if(n)${tell}});`;
    const html = `<script>${start(id)}${listener}</script><script async src="${source(id)}"></script>`;
    return [{ label, html, category: category(id) }];
  });
}
