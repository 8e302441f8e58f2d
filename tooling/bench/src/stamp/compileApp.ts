// Compiles the app in a separate process, so that the measured time includes the start of the compiler. Arguments: the
// output folder, and optionally "changed" to compile with a changed component that every screen shares.
import { join } from 'node:path'
import { DEFAULT_PATHS } from '@lobby/merchant-cli'
import { createBuilder, type Plugin } from 'vite'

const [dir, how] = process.argv.slice(2)
if (dir === undefined) throw new Error('Name the output folder: node compileApp.ts <folder> [changed]')
const to = (name: string) => ({ build: { outDir: join(dir, name), emptyOutDir: true } })

/**
 * Adds a statement to the design system's button. The statement has a side effect, so that the compiler cannot remove
 * it.
 */
const changeButton: Plugin = {
  name: 'bench:change-button',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/packages/ui/src/Button/Button.tsx') ? `${code}\nglobalThis.benchChanged = 1\n` : undefined,
}
const plugins = how === 'changed' ? [changeButton] : []
const builder = await createBuilder({
  root: DEFAULT_PATHS.app,
  logLevel: 'error',
  plugins,
  environments: { client: to('client'), stamp: to('stamp') },
})
await builder.buildApp()
