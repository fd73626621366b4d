export const showcaseLists = [
  { id: 'letters', name: 'Letters from the bakery', isDoubleOptIn: false },
  { id: 'news-confirmed', name: 'News, confirmed by mail', isDoubleOptIn: true },
];
