import { describe, expect, it } from 'vitest';
import { readFirebaseHosts } from '../../../demo/server/http/firebase-hosts';
import { noOtherHosts, pageHeaders } from '../../../demo/server/http/security-headers';

const project = { FIREBASE_AUTH_DOMAIN: 'app.example.org' };

const rules = (env: NodeJS.ProcessEnv): Record<string, string> => {
  const headers = pageHeaders({ ...noOtherHosts, firebase: readFirebaseHosts(env) });
  const policy = headers['Content-Security-Policy'] ?? '';
  return Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ', 1)[0] ?? '', rule]));
};

describe('the policy of pages with Firebase', () => {
  it('is the usual one where no project is configured', () => {
    expect(readFirebaseHosts({})).toBeNull();
    expect(pageHeaders({ ...noOtherHosts, firebase: readFirebaseHosts({}) })).toEqual(
      pageHeaders(noOtherHosts),
    );
  });

  it('lets the sign-in helper in, the services be asked and pictures of accounts be shown', () => {
    const found = rules(project);
    expect(found['script-src']).toContain('https://apis.google.com');
    expect(found['frame-src']).toContain('https://app.example.org');
    expect(found['connect-src']).toContain('https://identitytoolkit.googleapis.com');
    expect(found['connect-src']).toContain('https://firestore.googleapis.com');
    expect(found['img-src']).toContain('https://lh3.googleusercontent.com');
    expect(JSON.stringify(found)).not.toContain('google-analytics');
    expect(JSON.stringify(found)).not.toContain('http://');
  });

  it('keeps Trusted Types, plain sources and the popup’s way back', () => {
    const found = rules(project);
    expect(found['require-trusted-types-for']).toBe("require-trusted-types-for 'script'");
    expect(JSON.stringify(found)).not.toMatch(/unsafe|\*/);
    expect(pageHeaders(noOtherHosts)['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  });

  it('names the emulators instead of the project’s own domain', () => {
    const found = rules({
      ...project,
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:8085',
    });
    expect(found['frame-src']).toContain('http://127.0.0.1:9099');
    expect(found['frame-src']).not.toContain('app.example.org');
    expect(found['connect-src']).toContain('http://127.0.0.1:9099 http://127.0.0.1:8085');
  });

  it('knows analytics only with a measurement id', () => {
    const found = rules({ ...project, FIREBASE_MEASUREMENT_ID: 'G-1' });
    expect(found['connect-src']).toContain('https://*.google-analytics.com');
    expect(found['script-src']).toContain('https://www.googletagmanager.com');
  });

  it('takes nothing that would end a rule and begin another', () => {
    expect(() => readFirebaseHosts({ FIREBASE_AUTH_DOMAIN: "x.org; script-src 'unsafe-inline'" })).toThrow(
      /FIREBASE_AUTH_DOMAIN/,
    );
    expect(() => readFirebaseHosts({ ...project, FIRESTORE_EMULATOR_HOST: '127.0.0.1:1 *' })).toThrow(
      /FIRESTORE_EMULATOR_HOST/,
    );
  });
});
