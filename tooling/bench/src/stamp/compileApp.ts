// A program of its own, so that a compile is measured with all that it takes: its argument is the folder that it goes to.
import { join } from 'node:path'
import { places } from '@lobby/merchant-cli'
import { createBuilder } from 'vite'

const [dir] = process.argv.slice(2)
if (dir === undefined) throw new Error('Say which folder to compile to.')
const to = (name: string) => ({ build: { outDir: join(dir, name), emptyOutDir: true } })
const builder = await createBuilder({ root: places.app, logLevel: 'error', environments: { client: to('client'), stamp: to('stamp') } })
await builder.buildApp()
