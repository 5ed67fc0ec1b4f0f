import { NextResponse } from 'next/server';
import type { NextRequest } from 'next/server';
import { COOKIE } from './lib/cookie';

/** Gives a new visitor the cookie that stands for an account. A site with accounts has no need of it. */
export function proxy(request: NextRequest): NextResponse {
  if (request.cookies.has(COOKIE)) return NextResponse.next();
  const value = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
  request.cookies.set(COOKIE, value);
  const response = NextResponse.next({ request: { headers: request.headers } });
  const secure = request.nextUrl.protocol === 'https:';
  response.cookies.set(COOKIE, value, { httpOnly: true, sameSite: 'lax', secure, path: '/' });
  return response;
}

export const config = { matcher: '/' };
