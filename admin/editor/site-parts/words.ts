import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('editor/site-parts', {
  changeLabelOfOfThe: 'Change {labelOf} of the header',
  changeLabelOfOfTheAnnouncement: 'Change {labelOf} of the announcement bar',
  header: 'Header',
  shownAboveEveryPage: 'Shown above every page of the site.',
  announcementBar: 'Announcement bar',
  menu: 'Menu',
  changeTheMenu: 'Change the menu',
  editTheFooter: 'Edit the footer',
  headerAndMenu: 'Header and menu',
  footer: 'Footer',
  coloursAndType: 'Colours and type',
  backToThePage: 'Back to the page',
  editPart: 'Edit {part}',
  colours: 'Colours',
  design: 'Design',
  appliesToEveryPage: 'Applies to every page.',
  partOfTheDesign: 'Part of the design',
});
