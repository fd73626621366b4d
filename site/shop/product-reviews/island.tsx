import { ReviewForms, type ReviewFormsProps } from './review-forms.tsx';
import { ReviewsOfProduct, type ReviewsOfProductProps } from './reviews-of-product.tsx';

export type ProductReviewsProps =
  | ({ part: 'list' } & ReviewsOfProductProps)
  | ({ part: 'request' } & ReviewFormsProps);

/** Reviews below a product, or the page where they are written. */
export default function ProductReviews(props: ProductReviewsProps) {
  return props.part === 'list' ? <ReviewsOfProduct {...props} /> : <ReviewForms {...props} />;
}
