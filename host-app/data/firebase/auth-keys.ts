/** In local storage while somebody is signed in: the next start waits for the account service before it says who is there. */
export const WAS_SIGNED_IN = 'was_signed_in';

/** In session storage while the page is left for the provider's. */
export const LEFT_PAGE = 'sign_in_left_page';
