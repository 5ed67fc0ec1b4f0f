const en = {
  card: 'Card',
  bank: 'Sandbox Bank',
  number: 'Card number',
  expiry: 'Expiration date',
  expiryPlaceholder: 'MM / YY',
  cvc: 'Security code',
  cvcPlaceholder: 'CVC',
  country: 'Country',
  postal: 'Postal code (optional)',
  bankText:
    'After you continue you are taken to the Sandbox Bank to authorise the payment, and then back here.',
  notice: 'Sandbox card form: a stand-in, not Stripe. No real card is charged.',
  testCards: 'Use a test card',
  methods: 'Payment methods',
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  incomplete_expiry: "Your card's expiration date is incomplete.",
  invalid_expiry: "Your card's expiration date is invalid.",
  invalid_expiry_year_past: "Your card's expiration date is in the past.",
  incomplete_cvc: "Your card's security code is incomplete.",
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  incorrect_number: 'Your card number is incorrect.',
};

export type FormTexts = Readonly<Record<keyof typeof en, string>>;

const de: FormTexts = {
  card: 'Karte',
  bank: 'Sandbox-Bank',
  number: 'Kartennummer',
  expiry: 'Ablaufdatum',
  expiryPlaceholder: 'MM / JJ',
  cvc: 'Prüfziffer',
  cvcPlaceholder: 'CVC',
  country: 'Land',
  postal: 'Postleitzahl (optional)',
  bankText:
    'Nach dem Fortfahren geht es zur Sandbox-Bank, wo die Zahlung bestätigt wird, und dann hierher zurück.',
  notice: 'Sandbox-Kartenformular: ein Ersatz, nicht Stripe. Keine echte Karte wird belastet.',
  testCards: 'Testkarte verwenden',
  methods: 'Zahlungsarten',
  incomplete_number: 'Die Kartennummer ist unvollständig.',
  invalid_number: 'Die Kartennummer ist ungültig.',
  incomplete_expiry: 'Das Ablaufdatum ist unvollständig.',
  invalid_expiry: 'Das Ablaufdatum ist ungültig.',
  invalid_expiry_year_past: 'Das Ablaufdatum liegt in der Vergangenheit.',
  incomplete_cvc: 'Die Prüfziffer ist unvollständig.',
  card_declined: 'Die Karte wurde abgelehnt.',
  insufficient_funds: 'Die Karte ist nicht ausreichend gedeckt.',
  expired_card: 'Die Karte ist abgelaufen.',
  incorrect_cvc: 'Die Prüfziffer ist falsch.',
  incorrect_number: 'Die Kartennummer ist falsch.',
};

const ar: FormTexts = {
  card: 'بطاقة',
  bank: 'بنك تجريبي',
  number: 'رقم البطاقة',
  expiry: 'تاريخ الانتهاء',
  expiryPlaceholder: 'MM / YY',
  cvc: 'رمز الأمان',
  cvcPlaceholder: 'CVC',
  country: 'البلد',
  postal: 'الرمز البريدي (اختياري)',
  bankText: 'بعد المتابعة ستنتقل إلى البنك التجريبي لتأكيد الدفع ثم تعود إلى هنا.',
  notice: 'نموذج بطاقة تجريبي: بديل وليس Stripe. لا يتم الخصم من أي بطاقة حقيقية.',
  testCards: 'استخدام بطاقة اختبار',
  methods: 'طرق الدفع',
  incomplete_number: 'رقم البطاقة غير مكتمل.',
  invalid_number: 'رقم البطاقة غير صالح.',
  incomplete_expiry: 'تاريخ انتهاء البطاقة غير مكتمل.',
  invalid_expiry: 'تاريخ انتهاء البطاقة غير صالح.',
  invalid_expiry_year_past: 'تاريخ انتهاء البطاقة في الماضي.',
  incomplete_cvc: 'رمز الأمان غير مكتمل.',
  card_declined: 'تم رفض بطاقتك.',
  insufficient_funds: 'رصيد البطاقة غير كافٍ.',
  expired_card: 'انتهت صلاحية بطاقتك.',
  incorrect_cvc: 'رمز الأمان غير صحيح.',
  incorrect_number: 'رقم البطاقة غير صحيح.',
};

const tables: Readonly<Record<string, FormTexts>> = { en, de, ar };

export interface FormLanguage {
  code: string;
  direction: 'ltr' | 'rtl';
  texts: FormTexts;
}

export function languageFor(locale: string): FormLanguage {
  const asked = locale === 'auto' ? navigator.language : locale;
  const code = asked.split(/[-_]/)[0]?.toLowerCase() ?? 'en';
  const texts = Object.hasOwn(tables, code) ? tables[code] : undefined;
  if (texts === undefined) return { code: 'en', direction: 'ltr', texts: en };
  return { code, direction: code === 'ar' ? 'rtl' : 'ltr', texts };
}

export function textFor(texts: FormTexts, key: string): string | undefined {
  const known = new Map(Object.entries(texts));
  return known.get(key);
}
