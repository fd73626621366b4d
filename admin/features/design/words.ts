import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('features/design', {
  header: 'Header',
  layoutSmallLineAnd: 'Layout, tagline and button above every page',
  template: 'Template',
  anotherLookForThe: 'A new look for the same content',
  history: 'History',
  earlierVersionsOfThe: 'Earlier versions of the design',
  footer: 'Footer',
  sectionsAndBlocksBelow: 'Sections and blocks below every page',
  design: 'Design',
  loadingTheDesign: 'Loading the design',
  unableToOpenThe: 'Unable to open the design',
  undo: 'Undo',
  redo: 'Redo',
  restoreVersionNumber: 'Restore version {number}',
  backToDesign: 'Back to design',
  coloursTypeShapeAnd:
    'Colours, type, shape and template of earlier versions. Restoring changes the draft only.',
  switchTo: 'Switch to {name}',
  aTemplateChangesHow:
    'A template changes how your site looks. Your pages, text and pictures stay as they are.',
  currentTemplate: 'Current template',
  preview: 'Preview',
  previewName: 'Preview {name}',
  previewingName: 'Previewing {name}',
  thisIsYourSite: 'This is your site in {name}. Nothing has changed yet, and links work.',
  useName: 'Use {name}',
  stopPreview: 'Stop preview',
  yourSiteUses: 'Your site uses {name}',
  visitorsSeeItWhen: 'Visitors see it when you publish. Earlier designs are kept under {link}.',
  goBack: 'Go back',
});
