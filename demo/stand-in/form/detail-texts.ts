const en = {
  email: 'Email',
  name: 'Full name',
  country: 'Country',
  line1: 'Address',
  city: 'City',
  state: 'State or province',
  postal: 'Postal code',
};

const tables: Readonly<Record<string, typeof en>> = {
  en,
  de: {
    email: 'E-Mail',
    name: 'Vollständiger Name',
    country: 'Land',
    line1: 'Adresse',
    city: 'Ort',
    state: 'Bundesland oder Provinz',
    postal: 'Postleitzahl',
  },
  ar: {
    email: 'البريد الإلكتروني',
    name: 'الاسم الكامل',
    country: 'البلد',
    line1: 'العنوان',
    city: 'المدينة',
    state: 'الولاية أو المقاطعة',
    postal: 'الرمز البريدي',
  },
};

/** Labels of the e-mail and address fields by their key. */
export const detailTexts = (language: string): ReadonlyMap<string, string> =>
  new Map(Object.entries((Object.hasOwn(tables, language) ? tables[language] : undefined) ?? en));
