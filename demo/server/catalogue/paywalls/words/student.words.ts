import type { PaywallParts } from '../builders/paywall';

const WHO = 'https://stepwise.example/students';

export const studentWords: PaywallParts['words'] = {
  en_US: {
    picture: 'The theorem of Pythagoras drawn on squared paper',
    title: 'PRO, at a price for students',
    subtitle: 'If you study, you pay less. That is the whole idea.',
    everything: 'Everything in PRO, nothing left out',
    exams: 'School and first-year maths',
    no_card: 'The same price at every renewal',
    saving: '{{ sub_relative_discount }}',
    student: 'Student',
    student_note: 'Every {{ sub_period_length }}, at school or university',
    regular: 'Regular',
    regular_note: 'Every {{ sub_period_length }}, for everyone else',
    price: '{{ price }}',
    go: 'Get PRO for {{ price }} a {{ sub_period_length }}',
    who: 'Who counts as a student?',
    who_url: WHO,
  },
  de_DE: {
    picture: 'Der Satz des Pythagoras auf kariertem Papier',
    title: 'PRO zum Preis für Lernende',
    subtitle: 'Wer lernt oder studiert, zahlt weniger. So einfach ist das.',
    everything: 'Alles aus PRO, ohne Abstriche',
    exams: 'Mathe für Schule und erstes Semester',
    no_card: 'Derselbe Preis bei jeder Verlängerung',
    saving: '{{ sub_relative_discount }}',
    student: 'Lernende',
    student_note: 'Jeden {{ sub_period_length }}, an Schule oder Hochschule',
    regular: 'Normal',
    regular_note: 'Jeden {{ sub_period_length }}, für alle anderen',
    price: '{{ price }}',
    go: 'PRO für {{ price }} pro {{ sub_period_length }}',
    who: 'Wer zählt als lernend?',
    who_url: WHO,
  },
};
