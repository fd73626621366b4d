import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core';
import type { Cents } from '#core/money/currency.ts';

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const cents = (name: string) => bigint(name, { mode: 'number' }).$type<Cents>();
export const siteId = () => text('site_id').notNull();
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
