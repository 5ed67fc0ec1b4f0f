// node auth-server.mjs TOOLS PORT PROJECT: the Auth emulator of firebase-tools alone, which starts twice as fast as
// through its command line and asks nobody for a login.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [tools = '', port, projectId] = process.argv.slice(2);
const load = createRequire(join(tools, 'package.json'));
/** @typedef {{ listen: (port: number, host: string) => void }} Server */
/** @type {{ createApp: (projectId: string | undefined, singleProjectMode: number) => Promise<Server> }} */
const { createApp } = load('./lib/emulator/auth/server');

const app = await createApp(projectId, 0);
app.listen(Number(port), '127.0.0.1');
