import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * The bundle of a small app, not minified, as a CommonJS module; React stays outside.
 * @param app its code
 * @param plugins what is to be tested
 */
export async function bundle(app: string, plugins: readonly Plugin[]): Promise<string> {
  const entry = join(import.meta.dirname, 'app.js')
  const built = await build({
    root: join(import.meta.dirname, '../../..'),
    configFile: false,
    logLevel: 'silent',
    plugins: [
      ...plugins,
      {
        name: 'app',
        resolveId: (id) => (id === 'virtual:app' ? entry : null),
        load: (id) => (id === entry ? app : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'virtual:app',
        external: /^react(?:-dom)?(?:\/|$)/,
        preserveEntrySignatures: 'strict',
        output: { format: 'cjs' },
      },
    },
  })
  if (!('output' in built)) throw new Error('The build gave no output.')
  return built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}
