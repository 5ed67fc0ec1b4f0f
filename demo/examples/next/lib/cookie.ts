/** The name of the cookie that stands for an account. */
export const COOKIE = 'visitor';
