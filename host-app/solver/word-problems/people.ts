import { COMMON } from './schemas/vocabulary.js';

const HE = 'james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald steven steve paul andrew joshua josh kenneth ken kevin brian george timothy tim ronald ron edward ed jason jeffrey jeff ryan jacob jake gary nicholas nick eric jonathan jon stephen larry justin scott brandon benjamin ben samuel gregory greg frank raymond ray patrick jack dennis jerry tyler aaron jose adam nathan henry douglas zachary zack peter kyle walter ethan jeremy harold carl keith roger gerald sean arthur terry lawrence luke jesse bryan joe billy bruce albert willie gabriel logan alan juan wayne roy ralph randy eugene vincent russell louis bobby bob bill philip johnny will tom tommy mike dan dave leo max omar finn gus liam noah oliver lucas mason owen dylan oscar hugo felix theo miguel carlos pedro diego luis marco mario ivan boris ali ahmed hassan harry fred ted toby colin simon neil craig marcus trevor cody travis martin evan'; // prettier-ignore
const SHE = 'mary patricia jennifer jen linda elizabeth barbara susan jessica sarah sara karen lisa nancy betty sandra margaret ashley kimberly kim emily donna michelle carol amanda melissa deborah stephanie rebecca becky laura helen sharon cynthia kathleen amy shirley angela anna ann anne ruth brenda pamela nicole katherine kate catherine christine samantha debra janet jane carolyn rachel heather maria diane virginia julie joyce victoria kelly christina joan evelyn lauren judith olivia martha cheryl megan andrea hannah jacqueline gloria teresa sophia sophie rose janice julia grace judy abigail alice denise beverly amber theresa marilyn danielle diana brittany natalie isabella charlotte mia emma ella zoe ava lily lucy chloe eva eve ivy nora ruby molly holly wendy tina lea leah pia jenny jill sally sue tara maya nina rita clara erin daisy claire carmen ellen fiona gina iris jasmine katie layla marie paula penny robin tracy'; // prettier-ignore
const MALE =
  /\b(?:brother|father|dad|son|uncle|grandfather|grandpa|husband|boyfriend|nephew|boy|man|mr|king)\b/;
const FEMALE = /\b(?:sister|mother|mom|mum|daughter|aunt|grandmother|grandma|wife|girlfriend|niece|girl|woman|mrs|miss|ms|queen)\b/; // prettier-ignore
const MEN = new Set(HE.split(' '));
const WOMEN = new Set(SHE.split(' '));

export type Gender = 'he' | 'she' | '';
/** The people that 'he' can refer to; '' where the name does not show it. */
export const genderOf = (name: string): Gender => {
  const [first = ''] = name.split(' ');
  if (MALE.test(name) || MEN.has(first)) return 'he';
  return FEMALE.test(name) || WOMEN.has(first) ? 'she' : '';
};

const HE_OR_SHE = /\b(?:(he|him|his)|she|her|hers)\b/gi;
/** A person whose name is not given: 'a baker', 'her friend', 'I'. */
const UNNAMED =
  /\b(?:friend|cousin|student|child|children|kid|pupil|person|people|classmate|neighbou?r|teacher|farmer|baker|worker|driver|seller|customer|painter|gardener|carpenter|florist|cashier|clerk|runner|cyclist|hiker|player|owner|waiter|server|tailor|doctor|nurse|chef|cook|coach|agent|shopper|trader|dealer|trainer|swimmer|plumber|mechanic|typist|tourist|librarian|grocer|salesperson|team|family|partner|roommate|colleague|boss|manager|visitor|guest|parent|baby|passenger|someone|couple)s?\b|\bI\b/gi;
const OTHER_NAMES =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|each|every|after|before|another|both|half|all|no|two|three|four|five|six|seven|eight|nine|ten)$/;
/** The genders of the persons that a text names; '' for each that may be of either. */
const gendersIn = (text: string): Gender[] => [
  ...new Map(
    [...text.matchAll(/\b(?:(?:[Mm]rs?|[Mm]s)\.? )?[A-Za-z]+/g)]
      .map(([name]) => [name, name.toLowerCase().replace('.', '')] as const)
      .filter(([name, small]) => (/^[A-Z]/.test(name) && !COMMON.has(small) && !OTHER_NAMES.test(small)) || MALE.test(name) || FEMALE.test(name))
      .map(([, small]): [string, Gender] => [small, genderOf(small)]),
  ).values(),
  ...[...text.matchAll(UNNAMED)].map((): Gender => ''),
]; // prettier-ignore
/** 'Ann has 7 apples. He gave 5 away': no person is named whom the pronoun can mean. */
export const hasStrangePronoun = (text: string): boolean => {
  const pronouns = [...text.matchAll(HE_OR_SHE)].map(({ index, 1: male }) => ({ index, own: male === undefined ? 'she' : 'he' }));
  if (new Set(pronouns.map(({ own }) => own)).size > 1 && gendersIn(text).length < 2) return true;
  return pronouns.some(({ index, own }) => {
    const genders = gendersIn(text.slice(0, index));
    return genders.length > 0 && !genders.some((one) => one === '' || one === own);
  });
}; // prettier-ignore
