import { account } from './account/index.ts';
import { basket } from './basket/index.ts';
import { buying } from './buying/index.ts';
import { cart } from './cart/index.ts';
import { checkout } from './checkout/index.ts';
import { comments } from './comments/index.ts';
import { consent } from './consent/index.ts';
import { content } from './content/index.ts';
import { course } from './course/index.ts';
import { errors } from './errors/index.ts';
import { fields } from './fields/index.ts';
import { forms } from './forms/index.ts';
import { gallery } from './gallery/index.ts';
import { map } from './map/index.ts';
import { members } from './members/index.ts';
import { menu } from './menu/index.ts';
import { order } from './order/index.ts';
import { page } from './page/index.ts';
import { player } from './player/index.ts';
import { pricing } from './pricing/index.ts';
import { reservation } from './reservation/index.ts';
import { search } from './search/index.ts';
import { sharing } from './sharing/index.ts';
import { shop } from './shop/index.ts';
import { video } from './video/index.ts';

/** Every sentence that visitors can meet, by area and language. */
export const CATALOGUES = {
  account,
  basket,
  buying,
  cart,
  checkout,
  comments,
  consent,
  content,
  course,
  errors,
  fields,
  forms,
  gallery,
  map,
  members,
  menu,
  order,
  page,
  player,
  pricing,
  reservation,
  search,
  sharing,
  shop,
  video,
};
