import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { createCompileFixture } from '../testing/createCompileFixture.ts'
import { createBuildTestSetup } from '../testing/createBuildTestSetup.ts'
import { readPackageLicences } from './readPackageLicences.ts'

const modules = 'client/.vite/modules.json'

test("writes only the licences of the packages whose code is in the chunks of a merchant's site", async () => {
  const {
    ids: [with1, without],
    build,
    edit,
    site,
    compileDir,
  } = createBuildTestSetup(2, true)
  const inChunks = {
    'assets/index-a1.js': { 'node_modules/react/index.js': 1, 'src/main.tsx': 1 },
    'assets/Agent-d4.js': { 'node_modules/@base-ui/react/dialog.js': 1 },
  }
  createCompileFixture(compileDir, { [modules]: JSON.stringify(inChunks) })
  edit(without, 'flags.jsonc', (text) => text.replace('"AGEPAG": true', '"AGEPAG": false'))
  expect(await build({ release: true })).toMatchObject({ stamped: [with1, without], faults: [] })
  const read = (id: string) => readFileSync(join(site(id), 'third-party-licences.txt'), 'utf8')
  expect(read(with1)).toMatch(
    /^react 19\.\d+\.\d+ \(MIT\)$[\s\S]*Copyright \(c\) Meta Platforms, Inc\. and affiliates\.[\s\S]*Permission is hereby granted/m,
  )
  expect(read(with1)).toMatch(/^@base-ui\/react /m)
  expect(read(without)).not.toContain('@base-ui/react')
})

test('does not link to the licences file from any page', async () => {
  const {
    ids: [id],
    build,
    site,
  } = createBuildTestSetup(1, true)
  await build()
  const named = readdirSync(site(id)).filter(
    (name) =>
      name !== 'build.json' &&
      /\.(?:html|js|webmanifest)$/.test(name) &&
      readFileSync(join(site(id), name), 'utf8').includes('licences.txt'),
  )
  expect(named).toEqual([])
})

test('uses the standard text of a licence when a package has no licence file', () => {
  const { text, problems } = readPackageLicences(['@firebase/util'])
  expect([text, problems]).toEqual([
    expect.stringMatching(
      /^@firebase\/util \d\S+ \(Apache-2\.0\)$[\s\S]*Firebase <firebase-support@google\.com>[\s\S]*Apache License\s+Version 2\.0/m,
    ),
    [],
  ])
})

test('reports a package without a known licence and a package that is not installed', () => {
  const store = join(createTemporaryFolder(), 'store')
  const place = join(store, 'mine@1.0.0/node_modules/mine')
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name: 'mine', version: '1.0.0', license: 'UNLICENSED' }))
  const { problems } = readPackageLicences(['mine', 'gone'], store)
  expect(problems).toEqual([
    'The package gone is in the site but is not installed. Run: npm run build',
    'The package mine 1.0.0 (UNLICENSED) has no licence text. Add the text of its licence to ' +
      'tooling/merchant/licences, or remove the package.',
  ])
})

test('finds a licence text for every package that the product depends on', () => {
  const root = join(import.meta.dirname, '../../../..')
  const workspaces = [
    'apps/mobile-web',
    ...['packages', 'packages/features'].flatMap((parent) =>
      readdirSync(join(root, parent))
        .filter((name) => name !== 'features')
        .map((name) => `${parent}/${name}`),
    ),
  ]
  const names = workspaces.flatMap((room) =>
    Object.keys(
      (JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8')) as { dependencies?: object }).dependencies ??
        {},
    ),
  )
  const wanted = [...new Set(names)].filter((name) => !name.startsWith('@lobby/'))
  expect(wanted.length).toBeGreaterThan(10)
  expect(readPackageLicences(wanted).problems).toEqual([])
})
