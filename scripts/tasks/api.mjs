// npm run api: writes the public surface of each entry into docs/api-report, from a build that is up to date.
import { build } from './build.mjs';
import { writeApi } from '../package/checks/api-report.mjs';
import { withPackage } from '../package/checks/packed.mjs';

if (!(await build({ groups: ['package'] }))) process.exit(1);
await withPackage(writeApi);
