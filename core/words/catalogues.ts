import { account } from './account/index.ts';
import { basket } from './basket/index.ts';
import { blocks } from './blocks/index.ts';
import { buying } from './buying/index.ts';
import { cart } from './cart/index.ts';
import { checkout } from './checkout/index.ts';
import { comments } from './comments/index.ts';
import { comparison } from './comparison/index.ts';
import { consent } from './consent/index.ts';
import { content } from './content/index.ts';
import { course } from './course/index.ts';
import { donation } from './donation/index.ts';
import { errors } from './errors/index.ts';
import { fields } from './fields/index.ts';
import { forms } from './forms/index.ts';
import { gallery } from './gallery/index.ts';
import { gift } from './gift/index.ts';
import { hours } from './hours/index.ts';
import { mails } from './mails/index.ts';
import { mailsCustomers } from './mails-customers/index.ts';
import { mailsDonations } from './mails-donations/index.ts';
import { mailsGiftCards } from './mails-gift-cards/index.ts';
import { mailsLists } from './mails-lists/index.ts';
import { mailsOrders } from './mails-orders/index.ts';
import { mailsSubscriptions } from './mails-subscriptions/index.ts';
import { map } from './map/index.ts';
import { members } from './members/index.ts';
import { menu } from './menu/index.ts';
import { order } from './order/index.ts';
import { page } from './page/index.ts';
import { paying } from './paying/index.ts';
import { payment } from './payment/index.ts';
import { plans } from './plans/index.ts';
import { player } from './player/index.ts';
import { poll } from './poll/index.ts';
import { pricing } from './pricing/index.ts';
import { reservation } from './reservation/index.ts';
import { reviews } from './reviews/index.ts';
import { search } from './search/index.ts';
import { sharing } from './sharing/index.ts';
import { shop } from './shop/index.ts';
import { subscription } from './subscription/index.ts';
import { video } from './video/index.ts';

/** Every sentence that visitors can meet, by area and language. */
export const CATALOGUES = {
  account,
  basket,
  blocks,
  buying,
  cart,
  checkout,
  comments,
  comparison,
  consent,
  content,
  course,
  donation,
  errors,
  fields,
  forms,
  gallery,
  gift,
  hours,
  mails,
  mailsCustomers,
  mailsDonations,
  mailsGiftCards,
  mailsLists,
  mailsOrders,
  mailsSubscriptions,
  map,
  members,
  menu,
  order,
  page,
  paying,
  payment,
  plans,
  player,
  poll,
  pricing,
  reservation,
  reviews,
  search,
  sharing,
  shop,
  subscription,
  video,
};
