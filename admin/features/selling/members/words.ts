import { catalogue } from '../../../words/catalogue.ts';

export const say = catalogue('features/selling/members', {
  noMembersYetCustomers: 'No members yet. Customers become members when they create an account.',
  noMembersYetCustomersBecome: 'No members yet. Customers become members when they buy one of its products.',
  members: '{total, plural, one {# member} other {# members}}',
  customerAccount: 'Customer account',
  products: '{count, plural, one {# product} other {# products}}',
  memberAreas: 'Member areas',
  addMemberArea: 'Add member area',
  noMemberAreasYet: 'No member areas yet',
  howToUseThem: 'Add one, then choose it as the audience of pages and collections.',
  name: 'Name',
  access: 'Access',
  pages: 'Pages',
  membersTitle: 'Members',
  memberArea: 'Member area',
  membersOfName: 'Members of {name}',
  saved: 'Member area saved.',
  memberAreaDeleted: 'Member area deleted.',
});
