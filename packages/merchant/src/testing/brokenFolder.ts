import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporary } from '@lobby/test-kit/temporary'

/** A merchant folder that is known to be right. */
export const soundFolder = join(import.meta.dirname, '../../../../merchants/aurora')

/** A change to a folder: a file, the one text in it that is replaced, and what comes in its place. */
export type Edit = readonly [file: string, from: string, to: string]

/**
 * Writes a copy of a sound folder with changes, into a fresh root, which goes with the test.
 * @throws If a text that is to be replaced is not in its file exactly once: the mistake would not be made.
 */
export function brokenFolder(edits: readonly Edit[], id = 'acme', root = temporary()): string {
  const folder = join(root, id)
  cpSync(soundFolder, folder, { recursive: true })
  for (const [file, from, to] of edits) {
    const text = readFileSync(join(folder, file), 'utf8')
    if (text.split(from).length !== 2) throw new Error(`"${from}" is not in ${file} exactly once.`)
    writeFileSync(join(folder, file), text.replace(from, to))
  }
  return folder
}
