import { testRepositories } from './repositories.shared';
import { localBackEnd } from './repositories/local-back-end';

testRepositories(localBackEnd);
