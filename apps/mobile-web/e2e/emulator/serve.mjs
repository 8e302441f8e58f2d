// Serves the Auth emulator of the firebase-tools in a folder, alone: its command line would ask for more than that.
import { createRequire } from 'node:module'

const [, , home, project] = process.argv
const { createApp } = createRequire(home)('./lib/emulator/auth/server.js')
const server = (await createApp(project)).listen(0, '127.0.0.1', () =>
  console.log(`listening ${server.address().port}`),
)
// It ends with the process that started it.
process.stdin.once('end', () => process.exit(0)).resume()
