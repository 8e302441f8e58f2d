import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { leanRouter } from './leanRouter.ts'

/** The bundle of an app that routes and has no `NavLink`. */
async function bundle(plugins: ReturnType<typeof leanRouter>[]): Promise<string> {
  const entry = 'virtual:entry'
  const app = "import { BrowserRouter, Routes, Route, useNavigate } from 'react-router-dom'\nconsole.log(BrowserRouter, Routes, Route, useNavigate)"
  const built = await build({
    root: join(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, { name: 'entry', resolveId: (id) => (id === entry ? join(import.meta.dirname, 'entry.js') : null), load: (id) => (id.endsWith('entry.js') ? app : null) }],
    build: { write: false, minify: false, rolldownOptions: { input: entry, external: /^react(?:-dom)?$/ } },
  })
  if (!('output' in built)) throw new Error('The build gave no output.')
  return built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

test('the site gets the production build of react-router, and of it only what it uses', async () => {
  const [lean, plain] = await Promise.all([bundle([leanRouter()]), bundle([])])
  for (const code of [lean, plain]) expect(code).toContain('function BrowserRouter(')
  // The control: without the plugin both are in the bundle.
  for (const left of ['/react-router/dist/development/', 'NavLinkWithRef']) {
    expect(plain).toContain(left)
    expect(lean).not.toContain(left)
  }
})
