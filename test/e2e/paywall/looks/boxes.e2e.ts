import type { Page } from 'playwright/test';
import { openHostPage } from '../../models/host/host-page';
import { Paywall, expectDrawn, paywallData, stack, text } from '../../models/paywall';
import type { Shop } from '../../models/shop';
import { expect, test } from '../../models/one-page';

const fixed = (width: number, height: number): object => ({
  width: { type: 'fixed', value: width },
  height: { type: 'fixed', value: height },
});
const solid = (value: string): object => ({ light: { type: 'hex', value } });
const NO_PADDING = { padding: {}, spacing: 0 };
const tile = (name: string, more: object = {}): object =>
  stack([text(name, { size: { width: { type: 'fit' }, height: { type: 'fit' } } })], {
    size: fixed(100, 30),
    background_color: solid('#c7d2fe'),
    ...NO_PADDING,
    ...more,
  });

const open = async (page: Page, shop: Shop, data: object, locale = 'en'): Promise<Paywall> => {
  await page.setViewportSize({ width: 800, height: 600 });
  await openHostPage(page, { body: '<div id="here" style="height: 600px; font-family: serif"></div>' });
  const paywall = new Paywall(page);
  await paywall.open(shop, { offering: 'default', data, target: '#here', locale, callbacks: ['onError'] });
  await expectDrawn(page, 1);
  expect(await paywall.called()).toEqual([]);
  return paywall;
};

/** The distances of the box around a text from the left and the right side of the box around that. */
const insetsOf = (paywall: Paywall, name: string): Promise<readonly number[]> =>
  paywall.element.getByText(name, { exact: true }).evaluate((words) => {
    const inner = words.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const outer = words.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return [Math.round(inner.left - outer.left), Math.round(outer.right - inner.right)];
  });

const holder = (dimension: object, name: string): object =>
  stack([tile(name)], { dimension, size: fixed(300, 60), ...NO_PADDING });

for (const { locale, atStart, atEnd } of [
  { locale: 'en_US', atStart: [0, 200], atEnd: [200, 0] },
  { locale: 'ar_SA', atStart: [200, 0], atEnd: [0, 200] },
])
  test(`leading and trailing are the start and the end of the line: ${locale}`, async ({ page, shop }) => {
    const places = ['leading', 'trailing'].flatMap((alignment) => [
      { name: `column ${alignment}`, dimension: { type: 'vertical', alignment, distribution: 'start' } },
      { name: `layer ${alignment}`, dimension: { type: 'zlayer', alignment } },
      { name: `corner ${alignment}`, dimension: { type: 'zlayer', alignment: `bottom_${alignment}` } },
    ]);
    const words = Object.fromEntries(places.map(({ name }) => [name, name]));
    const data = paywallData(
      places.map(({ name, dimension }) => holder(dimension, name)),
      words,
    );
    const paywall = await open(page, shop, {
      ...data,
      components_localizations: { [locale]: words },
      default_locale: locale,
    });
    for (const { name } of places)
      expect(await insetsOf(paywall, name), name).toEqual(name.includes('leading') ? atStart : atEnd);
  });

test('a box takes a share of the box around it, and a circle is as high as it is wide', async ({
  page,
  shop,
}) => {
  const share = (name: string, value: number): object =>
    tile(name, { size: { width: { type: 'relative', value }, height: { type: 'fit' } } });
  const paywall = await open(
    page,
    shop,
    paywallData(
      [
        stack([share('half', 0.5)], { size: fixed(300, 60), ...NO_PADDING }),
        stack([share('third', 0.3), share('rest', 0.7)], {
          ...NO_PADDING,
          spacing: 30,
          size: fixed(300, 60),
          dimension: { type: 'horizontal', alignment: 'top', distribution: 'start' },
        }),
        tile('round', {
          shape: { type: 'circle' },
          size: { width: { type: 'fixed', value: 90 }, height: { type: 'fit' } },
        }),
      ],
      { half: 'half', third: 'third', rest: 'rest', round: 'round' },
    ),
  );
  const size = (name: string): Promise<readonly number[]> =>
    paywall.element.getByText(name, { exact: true }).evaluate((words) => {
      const { width, height } = words.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return [Math.round(width), Math.round(height)];
    });
  expect((await size('half'))[0]).toBe(150);
  // Together they are 100 %, and make room for the gap between them.
  expect([(await size('third'))[0], (await size('rest'))[0]]).toEqual([81, 189]);
  expect(await size('round')).toEqual([90, 90]);
});

test('a border may be a gradient: only the ring has it, also around a box that cuts its content', async ({
  page,
  shop,
}) => {
  const gradient = {
    light: {
      type: 'linear',
      degrees: 90,
      points: [
        { color: '#ff0000', percent: 0 },
        { color: '#0000ff', percent: 100 },
      ],
    },
  };
  const paywall = await open(
    page,
    shop,
    paywallData(
      [
        tile('framed', {
          size: fixed(200, 80),
          background_color: null,
          border: { width: 10, color: gradient },
          shape: {
            type: 'rectangle',
            corners: { top_leading: 20, top_trailing: 20, bottom_leading: 20, bottom_trailing: 20 },
          },
        }),
      ],
      { framed: 'framed' },
    ),
  );
  const box = paywall.element.getByText('framed').locator('..');
  const colourAt = async (x: number, y: number): Promise<readonly number[]> => {
    const shot = (await box.screenshot()).toString('base64');
    return page.evaluate(
      async ({ shot, x, y }) => {
        const image = new Image();
        image.src = `data:image/png;base64,${shot}`;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), {
          width: image.width,
          height: image.height,
        });
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        return [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
      },
      { shot, x, y },
    );
  };
  const [left, right, middle] = [await colourAt(4, 40), await colourAt(195, 40), await colourAt(150, 60)];
  expect(left[0]).toBeGreaterThan(230);
  expect(right[2]).toBeGreaterThan(230);
  expect(middle).toEqual([255, 255, 255]);
  // The text begins beside the border.
  expect(
    await paywall.element.getByText('framed').evaluate((words) => (words as HTMLElement).offsetLeft),
  ).toBe(10);
});

test('a root background fills the frame, and text without a font is sans-serif on a page of serifs', async ({
  page,
  shop,
}) => {
  const data = paywallData([text('hello')], { hello: 'hello', foot: 'foot' }) as {
    components_config: { base: { stack: object } };
  };
  const { base } = data.components_config;
  const paywall = await open(page, shop, {
    ...data,
    components_config: {
      base: {
        stack: { ...base.stack, background_color: solid('#fef3c7') },
        sticky_footer: { type: 'footer', stack: stack([text('foot')]) },
      },
    },
  });
  const [frame, backdrop] = [
    await paywall.frame.boundingBox(),
    await paywall.element.locator('.backdrop').boundingBox(),
  ];
  expect(frame?.height).toBe(600);
  expect(backdrop).toEqual(frame);
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('#here')!).fontFamily)).toBe(
    'serif',
  );
  await expect(paywall.element.getByText('hello')).toHaveCSS('font-family', /sans-serif$/);
});
