// What pages of the site do beyond being read: colours, copying, the contents' mark, search, live examples.
import { markContents, showPresentPage } from './contents.mjs';
import { addCopyButtons } from './copy.mjs';
import { showLive } from './live.mjs';
import { offerSchemes } from './scheme.mjs';
import { offerSearch } from './search-field.mjs';

offerSchemes();
offerSearch();
addCopyButtons();
markContents();
showPresentPage();
void showLive();
