// Serves the Auth emulator of the firebase-tools that npx has put on the path, alone: its command line would ask for more than that.
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { existsSync } from 'node:fs'

const home = (process.env.PATH ?? '')
  .split(delimiter)
  .map((bin) => join(bin, '../firebase-tools/package.json'))
  .find((path) => existsSync(path))
if (home === undefined) throw new Error('firebase-tools is not on the path. Run this by npx --package firebase-tools.')
const { createApp } = createRequire(home)('./lib/emulator/auth/server.js')
const server = (await createApp(process.argv[2])).listen(0, '127.0.0.1', () => console.log(`listening ${server.address().port}`))
// It ends with whoever started it.
process.stdin.once('end', () => process.exit(0)).resume()
