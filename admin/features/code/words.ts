import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('features/code', {
  waitingForApproval: 'Waiting for approval',
  approvedNotPublished: 'Approved, not published',
  live: 'Live',
  code: 'Code',
  codeCanDoAnything:
    'Code can do anything in your visitors’ browsers. Code written by people who are not admins runs after an admin approves or publishes it.',
  loadingCode: 'Loading code',
  codeInjection: 'Code injection',
  noCodeOnThis: 'No code on this site. Add it with a Code block, or on every page under {link}.',
  codeOnTheSite: 'Code on the site',
  codeInTitleApproved: 'Code in {title} approved.',
  open: 'Open',
  openPage: 'Open page',
  plinth: 'Plinth',
  source: 'Source',
  approve: 'Approve',
  approveTheCodeIn: 'Approve the code in {title}',
  writtenBy: 'Written by {name} {age}',
  approvedBy: '· approved by {name} {age}',
});
