/**
 * In local storage while a user is signed in. With it, the next page load waits for the account service
 * before it reports a session.
 */
export const WAS_SIGNED_IN = 'was_signed_in';

/** In session storage while the user signs in on the provider's page. */
export const LEFT_PAGE = 'sign_in_left_page';
