// A program of its own, so that a compile is measured with all that it takes. Its arguments: the folder that it goes to, and "changed" for a compile in which a
// component that every screen shares is another one.
import { join } from 'node:path'
import { places } from '@lobby/merchant-cli'
import { createBuilder, type Plugin } from 'vite'

const [dir, how] = process.argv.slice(2)
if (dir === undefined) throw new Error('Say which folder to compile to.')
const to = (name: string) => ({ build: { outDir: join(dir, name), emptyOutDir: true } })

/** Changes the button of the design system by a statement that no compiler may leave out. */
const changeButton: Plugin = {
  name: 'bench:change-button',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/packages/ui/src/Button/Button.tsx') ? `${code}\nglobalThis.benchChanged = 1\n` : undefined,
}
const plugins = how === 'changed' ? [changeButton] : []
const builder = await createBuilder({
  root: places.app,
  logLevel: 'error',
  plugins,
  environments: { client: to('client'), stamp: to('stamp') },
})
await builder.buildApp()
