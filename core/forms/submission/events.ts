/** On a form, and heard on the document, once it was sent or could not be. */
export const SUBMIT_SUCCESS_EVENT = 'form:submit-success';
export const SUBMIT_ERROR_EVENT = 'form:submit-error';
