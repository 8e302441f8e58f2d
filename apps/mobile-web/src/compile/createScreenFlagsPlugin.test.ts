import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { createChunkCompressionPlugin } from './createChunkCompressionPlugin.ts'
import { createScreenFlagsPlugin, type CompiledScreenData } from './createScreenFlagsPlugin.ts'

const table = `const again: object = { load: () => import('../Record.ts') }
export const screenTable: readonly object[] = [
  { path: '/', load: () => import('../Home.ts') },
  { path: '/agent', flag: 'teamOverview', load: () => import('../Agent.ts') },
  { path: '/more', 'flag': 'rewardCentre', load: async () => (await import('../Rewards.ts')).Rewards },
  { ...again, path: '/both', flag: 'depositRecord' },
  { ...again, path: '/again', flag: 'withdrawalReport' },
]`

async function compile(changes: Readonly<Record<string, string>> = {}) {
  const root = createTemporaryFolder()
  const screens = Object.fromEntries(
    ['Home', 'Agent', 'Rewards', 'Record'].map((name) => [
      `src/${name}.ts`,
      `export const ${name} = '${name}'.repeat(2)`,
    ]),
  )
  const files = {
    'index.html': '<script type="module" src="/src/main.ts"></script>',
    'src/main.ts': `import { screenTable } from './table/screenTable.ts'\nconsole.log(screenTable)`,
    'src/table/screenTable.ts': table,
    ...screens,
    ...changes,
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const warnings: string[] = []
  const build_ = {
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { onwarn: ({ message }: { message: string }) => warnings.push(message) },
  }
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      createScreenFlagsPlugin({
        table: 'src/table/screenTable.ts',
        firstScreen: 'src/Home.ts',
        otherScreens: 'src/Others.ts',
      }),
      createChunkCompressionPlugin(),
    ],
    build: build_,
  })
  const read = <T>(name: string) => JSON.parse(readFileSync(join(root, 'dist/.vite', name), 'utf8')) as T
  return {
    root,
    warnings,
    routes: read<CompiledScreenData>('routes.json'),
    manifest: read<Record<string, { file: string }>>('manifest.json'),
  }
}

test('writes the feature flags of each lazy screen of the screen table to routes.json', async () => {
  const compiled = await compile()
  expect(compiled.routes).toEqual({
    firstScreen: 'src/Home.ts',
    otherScreens: 'src/Others.ts',
    flags: { 'src/Agent.ts': ['AGEPAG'], 'src/Record.ts': ['DEPRECM3', 'WITHREC3'], 'src/Rewards.ts': ['REWCEN3'] },
  })
  for (const key of Object.keys(compiled.routes.flags)) expect(compiled.manifest).toHaveProperty([key])
  expect(compiled.warnings).toEqual([])
})

test('writes the feature flags of a screen when the screen’s record is in another file than screenTable.ts', async () => {
  const agent = `export const forAgents = [{ flag: 'teamOverview', load: () => import('../Agent.ts') }]`
  const compiled = await compile({
    'src/table/forAgents.ts': agent,
    'src/table/screenTable.ts': `export { forAgents as screenTable } from './forAgents.ts'`,
  })
  expect(compiled.routes.flags).toEqual({ 'src/Agent.ts': ['AGEPAG'] })
})

test.each([
  [
    'lazily by another module',
    {
      'src/main.ts':
        `import { screenTable } from './table/screenTable.ts'\nconsole.log(screenTable, () => ` +
        `import('./Agent.ts'))`,
    },
  ],
  ['statically by another module', { 'src/Home.ts': `import { Agent } from './Agent.ts'\nexport const Home = Agent` }],
  ['by a record without the flag', { 'src/table/screenTable.ts': table.replace("'../Home.ts'", "'../Agent.ts'") }],
])(
  'includes a screen with a feature flag in every site, and warns, when the screen is also imported %s',
  async (_, changes) => {
    const compiled = await compile(changes)
    expect(compiled.routes.flags).not.toHaveProperty(['src/Agent.ts'])
    expect(compiled.warnings.join()).toContain('src/Agent.ts stays in every site although AGEPAG guards it')
  },
)

test('fails the build when the `load` of a screen record has no `import()`', async () => {
  const compiled = compile({
    'src/table/screenTable.ts': 'export const screenTable = [{ load: () => Promise.resolve() }]',
  })
  await expect(compiled).rejects.toThrow('has a screen whose `import()` cannot be resolved')
})

test('writes a Brotli file for every chunk', async () => {
  const { root, manifest } = await compile()
  for (const { file } of Object.values(manifest))
    expect(readFileSync(join(root, 'dist', `${file}.br`)).length).toBeGreaterThan(0)
})
