import { customType, text, timestamp } from 'drizzle-orm/pg-core';

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const siteId = () => text('site_id').notNull();
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
