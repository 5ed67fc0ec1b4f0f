import type { Page } from 'playwright/test';
import { axeComplaints } from '../../models/looks/axe';
import { openHostPage } from '../../models/host/host-page';
import { Paywall, paywallData, stack, text } from '../../models/paywall';
import type { Sandbox } from '../../models/sandbox';
import type { Shop } from '../../models/shop';
import { expect, test } from '../../models/one-page';

const fixed = (width: number, height: number): object => ({
  width: { type: 'fixed', value: width },
  height: { type: 'fixed', value: height },
});
const asset = ({ origin }: Sandbox, file: string): string => `${origin}/demo/assets/paywalls/${file}`;
const source = (sandbox: Sandbox): object => ({
  light: { url: asset(sandbox, 'curves.webm'), width: 640, height: 360 },
});
const still = (sandbox: Sandbox): object => ({
  light: { original: asset(sandbox, 'hero-light.svg'), width: 1280, height: 800 },
});
const video = (sandbox: Sandbox, more: object = {}): object => ({
  type: 'video',
  source: source(sandbox),
  fallback_source: still(sandbox),
  size: fixed(320, 180),
  fit_mode: 'fill',
  loop: true,
  ...more,
});

const open = async (page: Page, shop: Shop, data: object): Promise<Paywall> => {
  await openHostPage(page);
  const paywall = new Paywall(page);
  await paywall.open(shop, { offering: 'default', data, callbacks: ['onError'] });
  expect(await paywall.called()).toEqual([]);
  return paywall;
};
const isPaused = (paywall: Paywall): Promise<boolean> =>
  paywall.element.locator('video').evaluate((video) => (video as HTMLVideoElement).paused);
const plays = (paywall: Paywall): Promise<void> =>
  expect
    .poll(() =>
      paywall.element
        .locator('video')
        .evaluate(
          (video) => !(video as HTMLVideoElement).paused && (video as HTMLVideoElement).currentTime > 0,
        ),
    )
    .toBe(true);

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

test('a video plays by itself, and a button pauses and plays it', async ({ page, shop, sandbox }) => {
  const paywall = await open(page, shop, paywallData([video(sandbox)]));
  await plays(paywall);
  await paywall.element.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect.poll(() => isPaused(paywall)).toBe(true);
  await paywall.element.getByRole('button', { name: 'Play' }).press('Enter');
  await plays(paywall);
  expect(await axeComplaints(page)).toEqual([]);
});

test('with reduced motion a video shows its picture and a button that plays it', async ({
  page,
  shop,
  sandbox,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const paywall = await open(page, shop, paywallData([video(sandbox)]));
  const button = paywall.element.getByRole('button', { name: 'Play' });
  await expect(button).toBeVisible();
  expect(await isPaused(paywall)).toBe(true);
  expect(asked.filter((url) => url.endsWith('.webm'))).toEqual([]);
  await button.click();
  await plays(paywall);
});

test('a browser that refuses sound gets the video without sound, and controls to switch it on', async ({
  page,
  shop,
  sandbox,
}) => {
  await openHostPage(page);
  const restore = await page.evaluateHandle(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      return this.muted ? play.call(this) : Promise.reject(new DOMException('no', 'NotAllowedError'));
    };
    return () => void (HTMLMediaElement.prototype.play = play);
  });
  const paywall = new Paywall(page);
  await paywall.open(shop, {
    offering: 'default',
    data: paywallData([video(sandbox, { mute_audio: false })]),
  });
  await plays(paywall);
  await expect(paywall.element.locator('video')).toHaveAttribute('controls', '');
  await restore.evaluate((restore) => restore());
});

test('a broken video shows its picture', async ({ page, shop, sandbox }) => {
  const broken = { light: { url: asset(sandbox, 'tick-light.svg') } };
  const paywall = await open(page, shop, paywallData([video(sandbox, { source: broken })]));
  await expect(paywall.element.locator('img')).toHaveAttribute('src', asset(sandbox, 'hero-light.svg'));
  await expect(paywall.element.locator('video')).toHaveCount(0);
  await expect(paywall.element.getByRole('button')).toHaveCount(0);
});

test('a video behind the whole paywall fills the frame, and its button is above the footer', async ({
  page,
  shop,
  sandbox,
}) => {
  const { components_config: config, ...data } = paywallData(
    Array.from({ length: 40 }, () => text('hello')),
    { hello: 'hello', foot: 'foot' },
  ) as { components_config: { base: object } };
  const background = { type: 'video', value: source(sandbox), fallback_image: still(sandbox), loop: true };
  const footer = { type: 'footer', stack: stack([text('foot')]) };
  const paywall = await open(page, shop, {
    ...data,
    components_config: { base: { ...config.base, background, sticky_footer: footer } },
  });
  await plays(paywall);
  const [frame, layer] = [
    await paywall.frame.boundingBox(),
    await paywall.element.locator('.video-layer').boundingBox(),
  ];
  expect(layer).toEqual(frame);
  const pause = paywall.element.getByRole('button', { name: 'Pause' });
  await expect(pause).toBeInViewport();
  const [button, bar] = [await pause.boundingBox(), await paywall.element.locator('.footer').boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await pause.click();
  await expect.poll(() => isPaused(paywall)).toBe(true);
});

const carousel = (more: object = {}): object => ({
  type: 'carousel',
  size: { width: { type: 'fill' }, height: { type: 'fit' } },
  loop: true,
  auto_advance: { ms_time_per_page: 1000, ms_transition_time: 100, transition_type: 'fade' },
  page_control: { position: 'bottom' },
  pages: ['one', 'two', 'three'].map((lid) => stack([text(lid)])),
  ...more,
});
const PAGES = { one: 'one', two: 'two', three: 'three' };

test('pages that fade turn by themselves until they are paused, and by arrow keys', async ({
  page,
  shop,
}) => {
  const paywall = await open(page, shop, paywallData([carousel()], PAGES));
  const current = paywall.element.locator('.page.current');
  await expect(current).toHaveText('two');
  const pause = paywall.element.getByRole('button', { name: 'Pause' });
  await pause.focus();
  await page.keyboard.press('Enter');
  await expect(paywall.element.getByRole('button', { name: 'Play' })).toBeFocused();
  const shown = await current.textContent();
  await paywall.element.locator('.track').focus();
  await page.keyboard.press('ArrowRight');
  await expect(current).not.toHaveText(shown ?? '');
  await expect(current).toHaveCSS('opacity', '1');
  expect(await axeComplaints(page)).toEqual([]);
  await paywall.element.getByRole('button', { name: 'Play' }).click();
  const before = await current.textContent();
  await expect(current).not.toHaveText(before ?? '');
});

test('pages that fade are turned by a swipe of a finger, not by a touch', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const paywall = await open(page, shop, paywallData([carousel()], PAGES));
  const box = await paywall.element.locator('.track').boundingBox();
  if (!box) throw new Error('The carousel is not on screen.');
  const swipe = async (x: number): Promise<void> => {
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const points = [0, 0.25, 0.5, 0.75, 1].map((part) => ({ ...from, x: from.x + x * part }));
    for (const [index, point] of points.entries())
      await session.send('Input.dispatchTouchEvent', {
        type: index === 0 ? 'touchStart' : 'touchMove',
        touchPoints: [point],
      });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const current = paywall.element.locator('.page.current');
  await swipe(-120);
  await expect(current).toHaveText('two');
  await swipe(120);
  await expect(current).toHaveText('one');
  await swipe(-20);
  await swipe(0);
  await expect(current).toHaveText('one');
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
});

test('with reduced motion no page turns by itself, and no button pauses it', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const paywall = await open(page, shop, paywallData([carousel()], PAGES));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  await expect(paywall.element.locator('.page.current')).toHaveText('one');
  await expect(paywall.element.getByRole('button', { name: 'Pause' })).toHaveCount(0);
});

test('a loader fills within its time and moves nothing: one progress bar for screen readers, a number, and steps', async ({
  page,
  shop,
}) => {
  const paywall = await open(
    page,
    shop,
    paywallData(
      [
        {
          type: 'loader',
          duration_ms: 1500,
          components: [
            { type: 'loader_percentage', font_size: 'heading_l' },
            { type: 'linear_loader_animation' },
            {
              type: 'loader_group',
              items: [{ text_lid: 'first' }, { type: 'loader_group_item', text_lid: 'second' }],
            },
          ],
        },
        { type: 'circular_loader_animation' },
        { type: 'skeleton_loader', size: fixed(200, 20), shape: { type: 'pill' } },
      ],
      { first: 'first', second: 'second' },
    ),
  );
  const bars = paywall.element.getByRole('progressbar');
  await expect(bars).toHaveCount(2);
  const places = (): Promise<readonly string[]> =>
    paywall.element
      .locator('.text, [data-step], .loader-progress')
      .evaluateAll((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect())));
  const before = await places();
  await expect(paywall.element.locator('[data-step]')).toHaveCount(2);
  await expect(paywall.element.locator('[data-step=done]')).toHaveText('first');
  await expect(bars.first()).toHaveAttribute('aria-valuenow', '100');
  await expect(paywall.element.getByText('100%')).toBeVisible();
  expect(await places(), 'nothing moves').toEqual(before);
  await expect(bars.nth(1)).not.toHaveAttribute('aria-valuenow');
  expect(await axeComplaints(page)).toEqual([]);
});
