import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBuildTestSetup } from '../testing/createBuildTestSetup.ts'
import { describeRealPlatformUse } from './describeRealPlatformUse.ts'

test('names the platform of a site whose apiBase is a URL, and nothing for a site that uses the sandbox', () => {
  const { ids, merchantsDir } = createBuildTestSetup(1)
  const [id] = ids
  expect(describeRealPlatformUse(merchantsDir, id)).toBeUndefined()
  const file = join(merchantsDir, id, 'cdn.jsonc')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"apiBase": ""/, '"apiBase": "https://api.example.com"'))
  expect(describeRealPlatformUse(merchantsDir, id)).toContain(
    'takes its data from https://api.example.com, not from the',
  )
})
