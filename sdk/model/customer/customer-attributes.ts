/**
 * The attributes that the provider and its integrations know, for `setAttributes`. Names of your own must not begin with
 * `$`.
 *
 * @example
 * ReservedCustomerAttribute.Email; // => '$email'
 * await purchases.setAttributes({ [ReservedCustomerAttribute.Email]: 'ada@example.org', plan_wish: 'annual' });
 */
export const ReservedCustomerAttribute = {
  DisplayName: '$displayName',
  Email: '$email',
  PhoneNumber: '$phoneNumber',
  IDFA: '$idfa',
  IDFV: '$idfv',
  GPSAdId: '$gpsAdId',
  AndroidId: '$androidId',
  AmazonAdId: '$amazonAdId',
  IP: '$ip',
  AdjustId: '$adjustId',
  AmplitudeDeviceId: '$amplitudeDeviceId',
  AmplitudeUserId: '$amplitudeUserId',
  AppsflyerId: '$appsflyerId',
  AppsflyerSharingFilter: '$appsflyerSharingFilter',
  BranchId: '$branchId',
  BrazeAliasName: '$brazeAliasName',
  BrazeAliasLabel: '$brazeAliasLabel',
  ClevertapId: '$clevertapId',
  FbAnonId: '$fbAnonId',
  MparticleId: '$mparticleId',
  OnesignalId: '$onesignalId',
  OnesignalUserId: '$onesignalUserId',
  IntercomContactId: '$intercomContactId',
  MediaSource: '$mediaSource',
  Campaign: '$campaign',
  AdGroup: '$adGroup',
  AdId: '$ad',
  Keyword: '$keyword',
  Creative: '$creative',
  APNSTokens: '$apnsTokens',
  FCMTokens: '$fcmTokens',
  AirshipChannelId: '$airshipChannelId',
  SegmentId: '$segmentId',
  IterableUserId: '$iterableUserId',
  IterableCampaignId: '$iterableCampaignId',
  IterableTemplateId: '$iterableTemplateId',
  FirebaseAppInstanceId: '$firebaseAppInstanceId',
  MixpanelDistinctId: '$mixpanelDistinctId',
  ATTConsentStatus: '$attConsentStatus',
  KochavaDeviceId: '$kochavaDeviceId',
  DeviceVersion: '$deviceVersion',
  PosthogUserId: '$posthogUserId',
  TelemetryDeckUserId: '$telemetryDeckUserId',
  TelemetryDeckAppId: '$telemetryDeckAppId',
  AppleRefundHandlingPreference: '$appleRefundHandlingPreference',
  CustomerioId: '$customerioId',
  TenjinId: '$tenjinId',
  SingularDeviceId: '$singularDeviceId',
} as const;
export type ReservedCustomerAttribute =
  (typeof ReservedCustomerAttribute)[keyof typeof ReservedCustomerAttribute];

/** Texts by name. `null` deletes an attribute. */
export type CustomerAttributes = Readonly<Record<string, string | null>>;
