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

const PRONOUNS = /\b(?:(he|him|his)|she|her|hers)\b/g;
/** A person whose name is not given: 'a baker', 'her friend', 'I'. */
const UNNAMED =
  /\b(?:[Aa]n?|[Tt]he|[Hh]is|[Hh]er|[Mm]y|[Tt]heir|[Oo]ur|[Aa]nother|[Ee]ach|[Ee]very|[Oo]ne) (?:[a-z]+ )?(?:friend|cousin|student|child|kid|pupil|person|classmate|[a-z]+(?:er|or|our|ist|ian|ant|ent|eur|ef|ey))\b|\bI\b/;
/** 'Ann has 7 apples. He gave 5 away': before the pronoun there is no person whom it can mean. */
export const hasStrangePronoun = (text: string): boolean =>
  [...text.matchAll(new RegExp(PRONOUNS, 'gi'))].some(({ index, 1: male }) => {
    const before = text.slice(0, index);
    const genders = (before.match(/[A-Za-z]+/g) ?? [])
      .filter((word, k, all) => /^[A-Z]/.test(word) || MALE.test(word) || FEMALE.test(word) || all[k - 1] === 'named')
      .filter((word) => !/^(?:A|An|The|He|She|It|His|Her|They|If|In|On|At|After|When|There|Then|Each|Every|One|Of|How|What|Mr|Mrs|Ms|Two|Three|Four|Five|Six)$/.test(word))
      .map((word) => genderOf(word.toLowerCase()));
    return genders.length > 0 && !genders.some((one) => one === '' || (one === 'he') === (male !== undefined)) && !UNNAMED.test(before);
  }); // prettier-ignore
