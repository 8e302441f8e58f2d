import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { buildSites } from '../buildSites.ts'
import { generateMerchantFolders } from '../generate.ts'
import { createCompileFixture } from './createCompileFixture.ts'

/**
 * Creates temporary merchant folders and a small finished compile for a test, with functions to stamp, find and edit
 * the folders.
 * @param isLean True if the merchants offer only one language. Most files of a site are dictionaries, and tests that
 *   write many sites do not need them.
 * @param root The folder of the merchants and the compile. By default, a folder that exists until the test ends.
 */
export function createBuildTestSetup(count: number, isLean = false, root = createTemporaryFolder()) {
  const merchantsDir = join(root, 'merchants')
  const ids = generateMerchantFolders(merchantsDir, count)
  const compileDir = createCompileFixture(join(root, 'compile'))
  const site = (id: string, out = 'sites') => join(root, out, id)
  const build = (more: Parameters<typeof buildSites>[0] = {}, out = 'sites') =>
    buildSites({ merchantsDir, compileDir, outDir: join(root, out), ...more })
  const edit = (id: string, file: string, change: (text: string) => string) => {
    const path = join(merchantsDir, id, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }
  if (isLean)
    for (const id of ids)
      edit(id, 'merchant.jsonc', (text) => text.replace('"offered": ["EN", "PT"]', '"offered": ["PT"]'))
  return { root, merchantsDir, ids: ids as [string, string, ...string[]], compileDir, site, build, edit }
}
