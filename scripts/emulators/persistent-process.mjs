// node persistent-process.mjs COMMAND ARGS: runs the command while the standard input is open, so that it ends with the
// process that started us, however that one ended.
import { spawn } from 'node:child_process';

const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

let isEnding = false;
function end() {
  if (isEnding) return;
  isEnding = true;
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), 3000).unref();
}

process.stdin.on('end', end).on('error', end).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('close', (code) => process.exit(isEnding ? 0 : (code ?? 1)));
