import { encryptionKeyProblem, merchantIds } from '@lobby/merchant/reader'
import { createPublicKey } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { places } from '../places.ts'
import { keyOf } from './bases.ts'
import { givenPath } from '../say.ts'

/** The key that a new folder gets. */
export interface Key {
  readonly pem: string | Uint8Array
  /** Whose it is where nobody said one: it must go before the first player. Null for one that was said. */
  readonly borrowed: string | null
}

/**
 * The key of the platform: a file's, else that of the folder that one begins from, else the sandbox's. Another merchant's real key would lock its players' passwords to the wrong half.
 * @returns or what is wrong with the file
 */
export function keyFor(
  root: string,
  { key, from }: { readonly key?: string | undefined; readonly from?: string | undefined },
): Key | { readonly wrong: string } {
  if (key !== undefined) {
    const path = givenPath(key)
    if (!existsSync(path)) return { wrong: `there is no file ${path}.` }
    if (statSync(path).isDirectory()) return { wrong: 'it is a folder. Name the file in it.' }
    const pem = readFileSync(path)
    const problem = encryptionKeyProblem(pem.toString('utf8'))
    if (problem === null || problem.better !== undefined) return { pem: problem?.better ?? pem, borrowed: null }
    return { wrong: `${problem.message} ${problem.cure}` }
  }
  const own = join(places.app, '../sandbox/src/keys/demo.private.pem')
  if (from === undefined && existsSync(own))
    return {
      pem: createPublicKey(readFileSync(own)).export({ type: 'spki', format: 'pem' }),
      borrowed: "the sandbox's",
    }
  for (const id of from === undefined ? merchantIds(root) : [from]) {
    const pem = keyOf(root, id)
    if (pem !== null) return { pem, borrowed: `that of merchants/${id}` }
  }
  return { wrong: "no other folder has the platform's public key. Say it: --key encryption-key.pem" }
}
