/** Members of a category that a question may name by the category. */
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  flower: ['rose', 'tulip', 'daisy', 'lily', 'dahlia', 'petunia', 'geranium', 'sunflower', 'orchid', 'daffodil', 'carnation', 'marigold', 'iris', 'peony', 'violet'],
  fruit: ['apple', 'banana', 'orange', 'pear', 'peach', 'plum', 'mango', 'lemon', 'grape', 'strawberry', 'kiwi', 'cherry', 'melon', 'apricot', 'lime'],
  animal: ['cow', 'sheep', 'chicken', 'horse', 'pig', 'goat', 'duck', 'goose', 'dog', 'cat', 'rabbit', 'lion', 'tiger', 'zebra', 'bird', 'monkey', 'elephant'],
  bird: ['chicken', 'duck', 'goose', 'hen', 'turkey', 'parrot', 'sparrow', 'pigeon', 'robin', 'swan'],
  pet: ['dog', 'cat', 'bird', 'fish', 'rabbit', 'hamster', 'parrot', 'turtle', 'goldfish'],
  child: ['boy', 'girl'], kid: ['boy', 'girl'], student: ['boy', 'girl'], person: ['man', 'woman', 'boy', 'girl', 'child', 'adult'],
  vegetable: ['carrot', 'potato', 'onion', 'tomato', 'cucumber', 'pepper'], vehicle: ['car', 'truck', 'bus', 'van', 'bike', 'motorcycle'],
  insect: ['ant', 'bug', 'bee', 'beetle', 'fly', 'butterfly'],
}; // prettier-ignore
const EXCEPTIONS = /^(?:hot|toy|teddy|stuffed|paper|gummy|chocolate|plastic) /;

/** Whether a thing belongs to a category: a gold coin is a coin, a rose is a flower. */
export const belongsTo = (thing: string, kind: string): boolean => {
  const [head = '', content] = thing.split(' of ');
  if (content !== undefined) return head === kind;
  return (
    thing.endsWith(` ${kind}`) ||
    (!EXCEPTIONS.test(thing) && (CATEGORIES[kind]?.includes(thing.split(' ').at(-1) ?? '') ?? false))
  );
};
