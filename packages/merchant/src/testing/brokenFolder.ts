import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A merchant folder that is known to be right. */
export const soundFolder = join(import.meta.dirname, '../../../../merchants/aurora')

/** A change to a folder: a file, the one text in it that is replaced, and what comes in its place. */
export type Edit = readonly [file: string, from: string, to: string]

/**
 * Writes a copy of a sound folder with changes, into a fresh root.
 *
 * @throws If a text that is to be replaced is not in its file exactly once: the mistake would not be made.
 */
export function brokenFolder(edits: readonly Edit[], id = 'acme', root = mkdtempSync(join(tmpdir(), 'merchants-'))): string {
  const folder = join(root, id)
  cpSync(soundFolder, folder, { recursive: true })
  for (const [file, from, to] of edits) {
    const text = readFileSync(join(folder, file), 'utf8')
    if (text.split(from).length !== 2) throw new Error(`"${from}" is not in ${file} exactly once.`)
    writeFileSync(join(folder, file), text.replace(from, to))
  }
  return folder
}
