import { expect, test, vi } from 'vitest';
import { allowFirebaseScripts, isFirebaseScript } from '../../../host-app/data/firebase/trusted-scripts';

test.each([
  'https://apis.google.com/js/api.js?onload=__iframefcb123456',
  'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en.x_1.O/m=gapi_iframes/rt=j/sv=1/d=1/ed=1/cb=gapi.loaded_0',
  'https://www.google.com/recaptcha/api.js',
  'https://www.google.com/recaptcha/enterprise.js?render=explicit',
  'https://www.gstatic.com/recaptcha/releases/aB3_-x/recaptcha__en.js',
])('%s may be loaded', (url) => {
  expect(isFirebaseScript(url)).toBe(true);
});

test.each([
  'https://apis.google.com/js/api.js?onload=alert',
  'https://apis.google.com/js/api.js?onload=__iframefcb1&x=1',
  'https://apis.google.com.example.org/js/api.js?onload=__iframefcb1',
  'http://apis.google.com/js/api.js?onload=__iframefcb1',
  'https://www.google.com/complete/search?client=chrome&jsonp=alert',
  'https://www.google.com/recaptcha/api.js?onload=alert',
  'https://www.gstatic.com/other.js',
  '/assets/main.js',
  'data:text/javascript,alert(1)',
])('%s may not', (url) => {
  expect(isFirebaseScript(url)).toBe(false);
});

test('the browser gets one default policy, for script addresses alone', () => {
  const createPolicy = vi.fn();
  const scope = { trustedTypes: { createPolicy } };
  allowFirebaseScripts(scope);
  allowFirebaseScripts(scope);
  expect(createPolicy).toHaveBeenCalledOnce();
  const [name, rules] = createPolicy.mock.calls[0] as [string, { createScriptURL: (url: string) => string }];
  expect(name).toBe('default');
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
  expect(rules.createScriptURL('https://www.google.com/recaptcha/api.js')).toMatch(/^https/);
  expect(() => rules.createScriptURL('https://evil.example/x.js')).toThrow(TypeError);
});
