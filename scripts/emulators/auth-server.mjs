// node auth-server.mjs TOOLS PORT PROJECT: the Auth emulator of firebase-tools alone, which starts twice as fast as
// through its command line and asks nobody for a login.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [tools, port, projectId] = process.argv.slice(2);
const require = createRequire(join(tools, 'package.json'));
const { createApp } = require('./lib/emulator/auth/server');

const app = await createApp(projectId, 0);
app.listen(Number(port), '127.0.0.1');
