export const RATING_MISSING = 'Please select a star rating';
export const RATING_LABEL = 'Rating (required)';
export const ALREADY_REVIEWED = 'You have already reviewed this purchase';
export const REVIEW_REQUEST_EXPIRED = 'Your review request has expired';
export const REVIEW_FAILED = 'Try submitting your review again';
