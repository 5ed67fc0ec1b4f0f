import { once } from '../../../sdk/script';
import type { Answers, Catalogue, CustomerAnswers } from '../../../sdk/script';
import { checkedFile } from './checked-files';

const CATALOGUE = __CATALOGUE_FILE__;
const CUSTOMER = __CUSTOMER_FILE__;

/** In the place of `sdk/purchases/answers/answers.ts` in the script tag's core: fetches the code that reads answers. */
export const answers: Answers = {
  catalogue: once(
    async () => ((await import(await checkedFile(...CATALOGUE))) as { catalogue: Catalogue }).catalogue,
  ),
  customer: once(async () => {
    // The readers of single values are in the other file.
    const [file] = await Promise.all([checkedFile(...CUSTOMER), checkedFile(...CATALOGUE)]);
    return ((await import(file)) as { customerAnswers: CustomerAnswers }).customerAnswers;
  }),
};
