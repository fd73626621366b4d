import type { Article } from '../article.ts';
import { say } from './words.ts';

export const DESIGN: readonly Article[] = [
  {
    id: 'colours-fonts',
    title: say('chooseColoursAndFonts'),
    at: ['/design'],
    also: say('colorsPaletteTypographyDark'),
    parts: [say('underDesignColoursHas'), say('typeHasPairsOf'), say('theSiteBesideIt')],
  },
  {
    id: 'header-footer',
    title: say('logoHeaderAndFooter'),
    at: ['/design', '/settings/site'],
    also: say('logoFaviconIconAnnouncement'),
    parts: [say('addYourLogoUnder'), say('theLayoutOfThe')],
  },
  {
    id: 'template',
    title: say('tryAnotherTemplate'),
    at: ['/design/template'],
    also: say('themeChangeLookSwitch'),
    parts: [say('underDesignTemplatePress')],
    picture: { screen: '/design/template', shows: 'Template', alt: say('pictureTemplate') },
  },
  {
    id: 'pictures',
    title: say('picturesAndFiles'),
    at: ['/assets'],
    also: say('uploadImagesAltText'),
    parts: [
      say('dropFilesOntoAssets'),
      say('illustrationsAreFree'),
      [say('openAPictureTo'), say('clickWhatMattersMost'), say('replacePutsAnotherFile')],
    ],
    picture: { screen: '/assets', shows: 'Assets', alt: say('picturePictures') },
  },
];
