import { testRepositories } from './repositories.shared';
import { createStandInBackEnd } from './repositories/back-ends/stand-in-back-end';

testRepositories(createStandInBackEnd());
