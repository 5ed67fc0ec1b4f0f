import { testRepositories } from './repositories.shared';
import { createStandInBackEnd } from './repositories/stand-in-back-end';

testRepositories(createStandInBackEnd());
