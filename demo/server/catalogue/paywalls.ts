import { bold } from './paywalls/bold';
import { toPaywallWire } from './paywalls/builders/paywall';
import type { PaywallParts } from './paywalls/builders/paywall';
import { carouselled } from './paywalls/carousel';
import { compare } from './paywalls/compare';
import { film } from './paywalls/film';
import { hero } from './paywalls/hero';
import { lengths } from './paywalls/lengths';
import { lifetime } from './paywalls/lifetime';
import { preparing } from './paywalls/preparing';
import { questions } from './paywalls/questions';
import { sale } from './paywalls/sale';
import { single } from './paywalls/single';
import { stepwise } from './paywalls/stepwise';
import { story } from './paywalls/story';
import { student } from './paywalls/student';
import { tabbed } from './paywalls/tabs';
import { trialTimeline } from './paywalls/timeline';
import { welcome } from './paywalls/welcome';

/** The address and the time of the request. */
export interface PaywallScene {
  readonly assetBaseUrl: string;
  readonly now: Date;
}

const examples: Readonly<Record<string, (now: Date) => PaywallParts>> = {
  'paywall-hero': () => hero,
  'paywall-compare': () => compare,
  'paywall-timeline': () => trialTimeline,
  'paywall-single': () => single,
  'paywall-student': () => student,
  'paywall-lifetime': lifetime,
  'paywall-tabs': () => tabbed,
  'paywall-carousel': () => carouselled,
  'paywall-bold': () => bold,
  'paywall-story': () => story,
  'paywall-film': () => film,
  'paywall-preparing': () => preparing,
  'paywall-questions': () => questions,
  'paywall-sale': () => sale,
  'paywall-welcome': () => welcome,
  'paywall-lengths': () => lengths,
};

/** The offerings of the study app. */
const ofTheApp: typeof examples = { 'stepwise-pro': () => stepwise };

const inOfferings = (paywalls: typeof examples, { assetBaseUrl, now }: PaywallScene): readonly object[] =>
  Object.entries(paywalls).map(([identifier, make]) => {
    const parts = make(now);
    return {
      identifier,
      description: parts.title,
      metadata: { title: parts.title, note: parts.note },
      packages: parts.packages.map(([id, productId]) => ({
        identifier: id,
        platform_product_identifier: productId,
      })),
      paywall_components: toPaywallWire(parts, assetBaseUrl),
    };
  });

/** Each example paywall as an offering, in the wire format. */
export const paywallOfferings = (scene: PaywallScene): readonly object[] => inOfferings(examples, scene);

export const appPaywallOfferings = (scene: PaywallScene): readonly object[] => inOfferings(ofTheApp, scene);
