import {
  SERVER_ERROR,
  SERVICE_UNAVAILABLE,
  UNABLE_TO_CONNECT,
  UNAUTHORIZED,
  UNPARSEABLE_RESPONSE,
} from './connection.ts';

/** What to say of an answer by its status alone. */
export function messageOfStatus(status: number): string {
  switch (status) {
    case 401:
    case 403:
      return UNAUTHORIZED;
    case 500:
    case 501:
      return SERVER_ERROR;
    case 503:
      return SERVICE_UNAVAILABLE;
    default:
      return UNABLE_TO_CONNECT;
  }
}

export function messageOfUnparseable(url: string, message: string): string {
  // By functions, because a dollar sign in an address would be read as a pattern.
  return UNPARSEABLE_RESPONSE.replace('{url}', () => url).replace('{message}', () => message);
}
