// Starts only the Auth emulator from an installation of firebase-tools. The command line of firebase-tools would need
// more files and settings.
import { createRequire } from 'node:module'

const [, , home, project] = process.argv
const { createApp } = createRequire(home)('./lib/emulator/auth/server.js')
const server = (await createApp(project)).listen(0, '127.0.0.1', () =>
  console.log(`listening ${server.address().port}`),
)
// When the parent process exits, the standard input is closed. Exit then.
process.stdin.once('end', () => process.exit(0)).resume()
