import { testRepositories } from './repositories.shared';
import { localBackEnd } from './repositories/back-ends/local-back-end';

testRepositories(localBackEnd);
