import { readCsvTable, type CsvRow } from '../text/csv.ts';
import { MAX_REVIEW_LENGTH, reviewProblems, MAX_REVIEW_NAME_LENGTH } from './review.ts';
import { en as inEnglish } from '../words/reviews/en.ts';
import { sayEnglish } from '../words/sentences.ts';

export interface ReadReview {
  /** The product's address, its SKU or its name. */
  product: string;
  rating: number;
  name: string;
  text: string;
  reply: string;
  at: Date | undefined;
}

const cellOf = (row: CsvRow, ...names: readonly string[]) =>
  names.map((name) => row[name] ?? '').find((value) => value !== '') ?? '';

/** Reads what other shops export. Lines without a product or with another rating than 1 to 5 are told. */
export function readReviews(csv: string): { reviews: ReadReview[]; refused: string[] } {
  const reviews: ReadReview[] = [];
  const refused: string[] = [];
  const say = sayEnglish('reviews', inEnglish);
  for (const row of readCsvTable(csv)) {
    const title = cellOf(row, 'title', 'review title');
    const words = cellOf(row, 'text', 'review', 'body', 'content', 'review content');
    const at = new Date(cellOf(row, 'date', 'created at', 'review date'));
    const review = {
      product: cellOf(row, 'product', 'product url', 'product handle', 'handle', 'sku', 'product name'),
      rating: Number(cellOf(row, 'rating', 'stars', 'review score') || 'none'),
      name: cellOf(row, 'name', 'author', 'reviewer name').slice(0, MAX_REVIEW_NAME_LENGTH) || 'Anonymous',
      text: [title, words]
        .filter((part) => part !== '')
        .join('\n\n')
        .slice(0, MAX_REVIEW_LENGTH),
      reply: cellOf(row, 'reply', 'comment content').slice(0, MAX_REVIEW_LENGTH),
      at: Number.isNaN(at.getTime()) ? undefined : at,
    };
    const isSound =
      review.product !== '' && Object.keys(reviewProblems({ ...review, pictureCount: 0 }, say)).length === 0;
    if (isSound) reviews.push(review);
    else refused.push(Object.values(row).filter(Boolean).join(', ').slice(0, 100));
  }
  return { reviews, refused };
}
