import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runDoctorVerb } from '../../runDoctorVerb.ts'
import { createBuildTestSetup } from '../../testing/createBuildTestSetup.ts'
import { runNewVerb } from '../runNewVerb.ts'
import type { NewVerbOptions } from '../readNewMerchantOptions.ts'

/** Returns a logo that is a rectangle of one colour. */
export const renderPlainLogo = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="${fill}" d="M0 0H120V40H0Z"/></svg>`

/**
 * Creates a temporary folder of merchants with one merchant, and functions to run `merchant new` and the doctor in this
 * folder.
 */
export function createNewMerchantTestSetup() {
  const shop = createBuildTestSetup(1)
  const { merchantsDir } = shop
  const run = async (argv: readonly string[], options: NewVerbOptions = {}) => {
    const lines: string[] = []
    const code = await runNewVerb(argv, {
      merchantsDir,
      print: (text) => lines.push(text),
      ask: null,
      now: () => new Date('2026-11-22'),
      smallest: false,
      ...options,
    })
    return { code, text: lines.join('\n') }
  }
  const examine = async (id: string) => {
    const lines: string[] = []
    await runDoctorVerb([id], { merchantsDir, print: (text) => lines.push(text) })
    return lines.join('\n')
  }
  const text = (id: string, path: string) => readFileSync(join(merchantsDir, id, path), 'utf8')
  const given = (name: string, content: string | Buffer) => {
    const path = join(createTemporaryFolder(), name)
    writeFileSync(path, content)
    return path
  }
  return { ...shop, run, examine, text, given }
}
