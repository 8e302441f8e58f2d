import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createNewMerchantTestSetup } from './testing/createNewMerchantTestSetup.ts'

test.each(['con', 'constructor', 'play'])(
  'refuses the reserved id %s before it writes anything',
  { tags: ['B33'] },
  async (id) => {
    const { run, merchantsDir } = createNewMerchantTestSetup()
    const { code, text } = await run([id, '--name', 'Acme', '--brand', '#e4002b'])
    expect([code, existsSync(join(merchantsDir, id))]).toEqual([1, false])
    expect(text).toContain(`The folder's name "${id}" is reserved. Rename it, for example to "${id}-1"`)
  },
)
