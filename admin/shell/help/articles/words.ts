import { catalogue } from '../../../words/catalogue.ts';

export const say = catalogue('shell/help/articles', {
  pictureFirstHour: 'The home screen with what needs you and the figures of today',
  pictureEditPage: 'A page open in the editor, with the blocks and sections to add beside it',
  pictureAddPage: 'The dialog in which a new page gets its name and layout',
  pictureMenu: 'The list of pages in the order of the menu',
  pictureTemplate: 'Templates with small pictures of their pages',
  picturePictures: 'Files as small pictures, with folders and search',
  pictureWritePost: 'The collections of a site',
  pictureComments: 'Comments that wait, with buttons to approve or delete them',
  pictureAddProduct: 'The list of products with price and stock',
  pictureManyProducts: 'Many products in one table',
  pictureStock: 'What is in stock of each product',
  pictureOrders: 'Orders with their state, customer and total',
  pictureDiscounts: 'Discounts and when they apply',
  pictureDomain: 'The domains of a site and the field to add one',
  picturePeople: 'The people of a site with their roles',
  pictureLanguages: 'The languages of a site',
  pictureMoving: 'Where sites and posts are imported and exported',
  pictureBuildForm: 'The list of forms',
  pictureInbox: 'Messages in the inbox',
  pictureNotifications: 'The switches for each kind of news, and the button for this device',
  pictureNewsletter: 'Mailing lists with their subscribers',
  pictureAnalytics: 'Visitors of the last weeks as a chart',
  chooseColoursAndFonts: 'Choose colours and fonts',
  colorsPaletteTypographyDark: 'colors palette typography dark mode theme contrast',
  underDesignColoursHas:
    'Under *Design*, *Colours* has ready palettes. Or choose paper, ink and accent yourself: the rest follows, and text is adjusted where it would be hard to read. *Auto* follows the device of each visitor, light or dark.',
  typeHasPairsOf:
    '*Type* has pairs of fonts, sizes and weights. *Shape, space and motion* has corners, buttons, spacing and what moves.',
  theSiteBesideIt: 'The site beside it shows each change at once. Visitors see it after you publish.',
  logoHeaderAndFooter: 'Logo, header and footer',
  logoFaviconIconAnnouncement: 'logo favicon icon announcement bar social links',
  addYourLogoUnder:
    'Add your logo under *Settings*, *Site*. It appears in the header instead of the title. You set the *Browser icon* there too.',
  theLayoutOfThe:
    'The layout of the header, its button and the announcement bar are under *Design*, *Header*. The footer is edited like a page, under *Design*, *Footer*.',
  tryAnotherTemplate: 'Try another template',
  themeChangeLookSwitch: 'theme change look switch',
  underDesignTemplatePress:
    'Under *Design*, *Template*, press *Preview* to see your own pages in another look. Nothing changes until you decide to use it, and your pages, text and pictures stay as they are.',
  picturesAndFiles: 'Pictures and files',
  illustrationsAreFree:
    'No picture of your own yet? Wherever you choose a picture, *Illustrations* has drawings that are free to use. The one you choose is added to your files.',
  uploadImagesAltText: 'upload images alt text crop focal point replace video pdf download',
  dropFilesOntoAssets:
    'Drop files onto *Assets*, or onto a picture block on a page. Large pictures are made smaller for each screen by themselves.',
  openAPictureTo:
    'Open a picture to write its *Description (alt text)*. It is read out to people who cannot see it.',
  clickWhatMattersMost:
    'Click what matters most in the picture: it stays in sight wherever the picture is cut.',
  replacePutsAnotherFile:
    '*Replace* puts another file in its place everywhere. *Where it is used* lists those places.',
  start: 'Start',
  pages: 'Pages',
  designAndPictures: 'Design and pictures',
  writing: 'Writing',
  selling: 'Selling',
  visitors: 'Visitors',
  settings: 'Settings',
  editAPage: 'Edit a page',
  textWordsChangeUndo: 'text words change undo',
  chooseThePageUnder: 'Choose the page under *Pages*.',
  clickAnythingOnIt: 'Click anything on it to select it. Click text again to write in it.',
  setEverythingElseIn: 'Set everything else in the panel on the left.',
  eachChangeIsSaved:
    'Each change is saved as a draft at once. Undo and redo are above the page. Visitors see nothing of it until you press *Publish*.',
  addSectionsAndBlocks: 'Add sections and blocks',
  layoutDragMovePicture: 'layout drag move picture button gallery overlap',
  aPageIsA:
    'A page is a stack of sections. Each section holds blocks: text, pictures, buttons, forms, products and more.',
  pressAddASection:
    'Press *Add a section* and choose one. The previews show it in your own colours and fonts.',
  pressAddABlock: 'Press *Add a block*, or drag a block from the tab *Blocks* to its place.',
  dragBlocksToMove:
    'Drag blocks to move them, and their edges to resize them. A block you drop beside a picture becomes as wide as the space there.',
  whereABlockDoes:
    'Where a block does not fit, the page says why while you drag. Hold Alt to let blocks overlap.',
  arrangeAPageFor: 'Arrange a page for phones',
  mobileResponsiveWidthTablet: 'mobile responsive width tablet',
  pagesFitEveryScreen:
    'Pages fit every screen by themselves. To change what phones get, choose *Phone* among the widths above the page and move the blocks there. The layout for wide screens stays as it is.',
  addAPage: 'Add a page',
  newCreateLayoutCover: 'new create layout cover index',
  pressAddPageUnder: 'Press *Add page* under *Pages*.',
  giveItATitle: 'Give it a title. Its address follows from that.',
  chooseALayoutTo:
    'Choose a layout to start from, and where it is shown: *Main navigation*, *Footer* or *Not linked*.',
  pressAddPage: 'Press *Add page*.',
  aBlogEventsA: 'A blog, events, a portfolio or a gallery is a collection: add it under *Collections*.',
  changeTheMenu: 'Change the menu',
  navigationOrderFolderDropdown: 'navigation order folder dropdown link home page',
  theListUnderPages:
    'The list under *Pages* is the menu of your site. Drag a page to move it, or into a folder, or to *Not linked* to take it out. *Add* puts a page, a link or a folder there.',
  theThreeDotsBeside:
    'The three dots beside a page hold the rest: *Duplicate*, *Make it the home page*, *Delete page*.',
  publishScheduleAndUndo: 'Publish, schedule and undo',
  liveDraftReleaseLater: 'live draft release later time check warnings',
  pagesDesignPostsAnd:
    'Pages, design, posts and forms are drafts until you publish them. Products, orders, stock and settings that say so take effect at once.',
  pressPublishTheList: 'Press *Publish*. The list shows what will change.',
  untickWhatShouldWait: 'Untick what should wait. *Compare* shows a page before and after.',
  lookAtWhatWas:
    'Look at what was found: links that lead nowhere, pictures without a description, text that is hard to read. *Show* leads there.',
  pressTheBlueButton: 'Press the blue button, or *Publish later* to choose a time.',
  aPublishCanBe: 'A publish can be undone under *Releases*.',
  restoreAnEarlierVersion: 'Restore an earlier version',
  versionsBackUndoTrash: 'versions back undo trash deleted',
  openThePageAnd: 'Open the page and press *Page settings*.',
  chooseTheTabHistory: 'Choose the tab *History*.',
  lookAtAVersion: 'Look at a version, compare it with the page as it is now, and restore it.',
  aDeletedPageStays: 'A deleted page stays in the *Trash* below the list of pages for 30 days.',
  showDraftsToSomebody: 'Show drafts to somebody without an account',
  sharePreviewClientFeedback: 'share preview client feedback',
  choosePreviewLinksBelow: 'Choose *Preview links* below the list of pages.',
  sayWhomItIs: 'Enter who it is for and how long it is valid.',
  pressMakeALink: 'Press *Create link* and send it.',
  whoeverHasTheLink:
    'Anyone with the link sees the drafts of the whole site. You can revoke a link at any time.',
  howAPageLooks: 'How a page looks in search results',
  seoGoogleDescriptionTitle: 'seo google description title share picture social',
  writeADescriptionOf:
    'Write a *Description* of one or two sentences. The preview shows what search engines and shared links make of it.',
  chooseAPictureFor: 'Choose a *Picture for shared links*.',
  hideFromSearchEngines:
    '*Hide from search engines* leaves a page out of search results. It can still be opened by its address.',
  addAProduct: 'Add a product',
  sellVariantsOptionsSizes:
    'sell variants options sizes colours price download service gift card subscription',
  pressAddProductUnder: 'Press *Add product* under *Selling*, *Products*.',
  writeItsNameAnd: 'Write its name and description and add pictures.',
  setThePriceAnd: 'Set the price and how many you have. Tick ∞ for what never runs out.',
  forSizesOrColours:
    'For sizes or colours press *Add option* and type the values. Each combination becomes a variant with a price and stock of its own.',
  setTheStatusTo: 'Set the status to *Available* and press *Save*.',
  productsTakeEffectWhen:
    'Products take effect when you save them; there is nothing to publish. Buyers find them on pages with a block that shows products.',
  keepTrackOfStock: 'Keep track of stock',
  changeManyProducts: 'Change many products at once',
  bulkEditSpreadsheetPrices: 'bulk edit spreadsheet table prices sale excel',
  selectProductsInThe:
    'Under *Selling*, *Products*, select products and press *Edit in table*, or *Edit all in table* for all that the list finds.',
  typeIntoACell:
    'Move with the arrow keys and type into a cell. An empty sale price ends the sale; ∞ as stock never runs out.',
  pasteAColumnFrom: 'Paste a column from a spreadsheet into the first cell it belongs to.',
  pressSaveOnce:
    'Changed cells are highlighted. *Undo* takes back one step, and *Save* saves all of them together.',
  savedAllOrNothing:
    'Either everything is saved or nothing. What has to be corrected is said at its cell, and what somebody else changed in the meantime is shown before you save again.',
  keepAViewOf: 'Save a view of a list',
  savedFilterTab: 'saved filter search tab',
  narrowTheListAnd:
    'Narrow the orders or products to what you often look for, then press *Save view* and give it a name. Everybody who works on the site finds it above the list. *Rename view* and *Delete view* are in its menu.',
  inventorySoldOutRunning: 'inventory sold out running low',
  underSellingInventoryType:
    'Under *Selling*, *Inventory*, type what you counted and press *Save*. *Low stock* and *Sold out* show what to order. Each sale takes its goods from the stock, and a cancelled order puts them back.',
  getPaid: 'Get paid',
  stripeMollieCardBank: 'stripe mollie card bank transfer cash apple pay google pay test mode',
  untilYouConnectA:
    'Until you connect a provider, your checkout accepts test cards only, and no money moves.',
  openSellingSettingsAnd: 'Open *Selling*, *Settings*, and choose *Payments*.',
  pressTheButtonThat: 'Press the button that connects *Stripe* or *Mollie*.',
  pasteTheKeysThat: 'Paste the keys that you find at the provider under Developers.',
  placeATestOrder: 'Place a test order yourself before you go live.',
  shippingAndTaxes: 'Shipping and taxes',
  zonesRatesDeliveryVat: 'zones rates delivery vat postage free shipping',
  underSellingSettingsShipping:
    'Under *Selling*, *Settings*, *Shipping*, add a zone for each group of countries you ship to, with its rates. Buyers elsewhere are told that you do not ship there.',
  taxesHasARule:
    '*Taxes* has a rule for each place where you charge tax. *Prices include tax* says whether it is part of your prices or added to them.',
  fulfilAndRefundAn: 'Fulfil and refund an order',
  shipTrackingInvoicePacking: 'ship tracking invoice packing slip cancel money back return',
  openTheOrderUnder: 'Open the order under *Selling*, *Orders*.',
  printThePackingSlip: 'Choose *Print packing slip* under *More*, and pack the order.',
  pressFulfilAddThe:
    'Press *Fulfil*, add the tracking number, and press *Mark as fulfilled*. The buyer gets an email.',
  toGiveMoneyBack:
    'To refund, press *Refund*. Choose the items, or enter an amount. *Restock these items* and *Restock all items* return goods to your stock. *Cancel order* ends an order you have not shipped.',
  offerADiscount: 'Offer a discount',
  couponCodeVoucherSale: 'coupon code voucher sale percent gift card',
  pressAddDiscountUnder: 'Press *Add discount* under *Selling*, *Discounts*.',
  typeACodeOr: 'Type a code, or leave it empty to apply the discount by itself.',
  chooseAPercentageAn: 'Choose a percentage, an amount, free shipping or *Buy some, get some*.',
  limitItToProducts: 'Limit it to products, dates or a number of uses where you want to.',
  forASingleProduct: 'For a single product, turn on its sale price instead.',
  useYourOwnDomain: 'Use your own domain',
  dnsAddressWwwCertificate: 'dns address www certificate https',
  theDomainStaysWith: 'The domain stays with the provider you bought it from.',
  openSettingsDomainsAnd: 'Open *Settings*, *Domains*, and type your domain below *Add a domain*.',
  pressAddDomainYou: 'Press *Add domain*. You are shown the records to create at your provider.',
  createThemThereAnd:
    'Create them there and come back. It can take a few hours until they are seen everywhere.',
  onceItWorksMake: 'Once it works, make it the primary one: visitors of the other addresses are sent there.',
  inviteSomebodyToWork: 'Invite somebody to work with you',
  teamContributorsRolesPermissions: 'team contributors roles permissions editor admin users',
  openSettingsPermissionsAnd: 'Open *Settings*, *Permissions*, and press *Invite somebody*.',
  typeAnEmailAddress: 'Type an email address and choose what they may do.',
  pressSendInvitationThe: 'Press *Send invitation*. The link works for 7 days.',
  peopleSeeTheParts: 'People see the parts of the admin that their roles open, and nothing else.',
  aSiteInSeveral: 'A site in several languages',
  openSettingsLanguagesAnd: 'Open *Settings*, *Languages*, and add a language.',
  translatePageByPage: 'Translate page by page under *Translations*. What has changed since is marked.',
  orTranslateOnThe:
    'To translate on the page itself, open it and choose the language in the bar above. Texts belong to the language, the layout is shared. *Shown in* limits a section or block to some languages.',
  theGlossaryKeeps: 'The *Glossary* of a language keeps terms you always translate the same way.',
  publish: 'Publish.',
  translateByMachine: 'Machine translation',
  deeplAutomaticAi: 'deepl libretranslate automatic ai',
  machineIsOffUntil:
    'Machine translation gives you a first version of texts that have no translation yet. It is off until you enter the key of your own account with a translation service.',
  connectAService:
    'Under *Settings*, *Languages*, choose a *Service* and enter its *API key*. *Characters per month* limits what it may cost.',
  openALanguageAnd:
    'Open a language or one of its pages under *Translations* and press *Translate what is missing*. You see how many characters will be sent before anything is.',
  checkWhatItWrote: 'Read the texts under *To check*. Correct them, or press *Mark as checked*.',
  formattingNamesAndTerms:
    'Formatting, placeholders in braces, and the terms of your glossary are kept. A text that comes back incomplete stays untranslated.',
  undoRemovesWhat:
    '*Undo* removes what a translation wrote and nobody has checked since. Visitors see nothing before you publish.',
  eachLanguageHasAddresses:
    'Each language has addresses of its own, such as /de/about. What is not translated is shown in the language you write in. Buttons and messages come translated; change them under *Settings*, *Words*.',
  tagsListsAndDonations:
    'Tags, categories, donation pages, member areas and mailing lists are listed with the pages. The addresses of tags and categories stay the same in every language.',
  aLanguageCanShow:
    'A language can show its own images and files, such as a menu to download: choose them above the texts of a translation.',
  aLanguageCanHave:
    'A language can have a domain of its own. Connect the domain under *Settings*, *Domains*, then choose its *Language* there. Addresses that begin with /de then redirect to it. The default language stays at the primary domain.',
  cartsAndLoginsStay:
    'Visitors who change to a language on another domain start there with an empty cart. Logins and cookie choices do not carry over either.',
  cookiesAndConsent: 'Cookies and consent',
  gdprPrivacyBannerTracking: 'gdpr privacy banner tracking',
  aSiteWithoutCode:
    'A site without code of others needs no banner: visits are counted without cookies. If you use pixels, embeds or code of your own, turn on *Show a cookie banner* and *Ask before tracking*. What needs consent is then not loaded before a visitor agrees.',
  thisIsNotLegal: 'This is not legal advice.',
  redirectOldAddresses: 'Redirect old addresses',
  n301MovedLinkBroken: '301 moved link broken',
  aPageThatMoves:
    'A page that moves keeps its old address working by itself. For addresses of a former site, press *Add redirect* under *Settings*, *Redirects*. Addresses that visitors did not find are listed in *Analytics* under *Not found*.',
  redirectsOfLanguages:
    'A redirect works in every language of the site: /old also redirects /de/old. To redirect one language only, begin the old address with its code, such as /de/old.',
  moveASiteIn: 'Move a site in, or take it with you',
  importExportBackupWordpress: 'import export backup wordpress squarespace shopify archive',
  underSettingsImportAnd:
    'Under *Settings*, *Import and export*, choose an export of WordPress or Squarespace. It is added to what you have, and importing it again makes no duplicates. Products come in and go out as CSV files under *Selling*, *Products*, *Import or export*.',
  downloadArchiveSavesThe:
    '*Download archive* saves the whole site in one file, which can be imported again.',
  yourFirstHour: 'Your first hour',
  beginStartChecklist: 'begin start checklist',
  aNewSiteComes:
    'A new site comes with the pages, pictures and samples of its template, and only you can see it. The list *Get ready* on Home names what is left to do and ticks itself off.',
  pressEditOnHome: 'Press *Edit* on Home and put your own words on the home page.',
  chooseColoursAndFontsUnder: 'Choose colours and fonts under *Design*.',
  fillInBusinessInformation:
    'Fill in *Business information* in the settings: address, phone and opening hours appear wherever the template shows them.',
  removeTheSamplesYou: 'Remove the samples you do not need.',
  pressGoLive: 'Press *Go live*.',
  youCanLeaveAt:
    'You can leave at any time. Everything you do is saved as a draft, and Home shows where you left off.',
  openYourSiteTo: 'Open your site to visitors',
  launchPublishPrivateOffline: 'launch publish private offline password coming soon',
  untilYouGoLive: 'Until you go live, visitors read that the site is coming soon.',
  pressGoLiveOn:
    'Press *Go live* on Home. The dialog names what is still missing; you can go live without it.',
  pressGoLiveAgain: 'Press *Go live* again.',
  toCloseTheSite:
    'To close the site later, go to *Settings*, then *Access*, and press *Take site offline*. There you can also ask visitors for a password.',
  removeTheSamplesOf: 'Remove the samples of the template',
  demoExampleProductsPosts: 'demo example products posts',
  pressRemoveBesideRemove: 'Press *Remove…* beside *Remove the samples* on Home.',
  untickWhatYouWant: 'Untick what you want to keep.',
  pressTheRedButton: 'Press the red button.',
  aSampleThatYou: 'A sample that you have changed is yours and not listed. Pages stay as they are.',
  findAnythingWithCtrl: 'Find anything with Ctrl K',
  keyboardShortcutsCommandPalette: 'keyboard shortcuts command palette mac',
  pressCtrlKK:
    'Press Ctrl K (⌘ K on a Mac) on any screen and type: pages, posts, products, orders, customers, files, settings and these articles are found by the beginning of a word, also with a typo.',
  allShortcutsAreListed:
    'All shortcuts are listed in the account menu under *Keyboard shortcuts*. In the editor, press ?.',
  buildAForm: 'Build a form',
  contactFieldsStepsCondition: 'contact fields steps condition logic captcha booking',
  pressAddFormUnder: 'Press *Add form* under *Forms*.',
  addFieldsAndDrag:
    'Add fields and drag them into order. Click a field to change its title, or whether it is required.',
  underLogicShowA: 'Under *Logic*, show a field only for certain answers, or start a new step.',
  publishTheFormAnd: 'Publish the form, and put it on a page with a form block.',
  submissionsArriveInYour:
    'Submissions arrive in your inbox and by email. The tab *Storage* says who else gets them.',
  answerMessages: 'Answer messages',
  submissionsReplyAssignSpam: 'submissions reply assign spam csv export email notifications',
  everyFormThatSomebody:
    'Every form that somebody sends is under *Inbox*. Open one to reply, assign it to somebody, add a note or mark it as spam. *Export* saves all of them as a file for spreadsheets.',
  notificationsOnYourPhone: 'Notifications on your phone or computer',
  pushBellAlertPhone: 'push alert bell phone desktop browser device',
  openNotificationsOn: 'On the device you want them on, open *Settings*, *Notifications*.',
  pressTurnOnAnd: 'Press *Turn on on this device* and allow notifications when the browser asks.',
  chooseUnderDevices: 'Under *Devices*, choose what you are told of. *Email* is chosen beside it.',
  pressSendATest: 'Press *Send a test* to see one.',
  aNotificationSays:
    'A notification says no more than the subject of the email about the same thing. Press it to open the screen it is about.',
  onIphoneAndIpad:
    'On iPhone and iPad, choose “Add to Home Screen” in the Share menu first, then open the admin from there.',
  loggingOutTurns:
    'Logging out turns them off on that device, and so does ending its session under *Your account*. They are back at your next login there. Lost a device? Press *Turn off* beside its name.',
  whichEmailsYouGet: 'Which emails you get is chosen under *Settings*, *Notifications*.',
  sendANewsletter: 'Send a newsletter',
  mailingListSubscribersEmail: 'mailing list subscribers email campaign',
  pressAddListUnder:
    'Press *Add list* under *Newsletter*. Visitors join it by a newsletter block, a form or the pop-up, and confirm by email.',
  pressWriteEmailAnd: 'Press *Write email* and choose the list.',
  pressSendTestTo: 'Press *Send test* to get it yourself first.',
  pressSend: 'Press *Send…*.',
  eachEmailHasA: 'Each email has a link to unsubscribe.',
  announcementBarAndPop: 'Announcement bar and pop-up',
  bannerMessagePromotionSign: 'banner message promotion sign up',
  theAnnouncementBarIs:
    'The *Announcement bar* is one line above every page, for as long as you like. The *Pop-up* asks visitors for something: to sign up, to fill in a form or to press a button. Its tab *When* says on which pages, after how long and how often.',
  readYourFigures: 'Read your figures',
  visitorsTrafficSourcesStatistics: 'visitors traffic sources statistics goals conversion experiments speed',
  analyticsCountsVisitsWithout:
    '*Analytics* counts visits without cookies: which pages, where people come from, what they search for and where they stop. *Goals* count steps that you choose, such as reading a page and then sending a form. What was sold is under *Selling*, *Sales*.',
  yourOwnVisitsWhile: 'Your own visits while you are logged in are not counted.',
  experimentsCompareVersions:
    '*Experiments* compare two or more versions of a page, a section or the site’s style. Change a draft without publishing it, create an experiment, and publish the winner when the figures say it is safe.',
  writeAPost: 'Write a post',
  blogArticleJournalEvent: 'blog article journal event item new',
  openTheBlogUnder: 'Open the blog under *Collections* and press *Add post*.',
  giveItATitleAnd: 'Give it a title and write.',
  typeASlash:
    'Type / on an empty line for headings, quotes, pictures, galleries, videos, buttons and products. A picture can also be pasted or dropped into the text.',
  pressFullScreen:
    'Press *Write in full screen* for nothing but the post. *Details* shows or hides what stands beside it.',
  addAPictureAn: 'Add a picture, an excerpt, tags and categories beside the text.',
  publishIt: 'Publish it.',
  eventsPortfoliosAlbumsVideos: 'Events, portfolios, albums, videos and courses work the same way.',
  scheduleAPost: 'Schedule a post',
  laterDateTimePublish: 'later date time publish',
  openThePostSet:
    'Open the post, set its *Status* to *Scheduled* and choose a date and time. It appears by itself then; until then nobody finds it.',
  approveCommentsAndReviews: 'Approve comments and reviews',
  moderateSpamReplyRating: 'moderate spam reply rating',
  newCommentsWaitUnder:
    'New comments wait under *Comments*, and reviews of products under *Reviews*, until you approve them. *Spam* hides it and keeps it apart from the others.',
  whoCanCommentAnd: 'Who can comment, and whether comments wait at all, is set under *Settings*, *Comments*.',
  translateMultilingual: 'translate multilingual',
});
