import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'

/** A merchant folder without mistakes. */
export const VALID_MERCHANT_FOLDER_PATH = join(import.meta.dirname, '../../../../merchants/aurora')

/** A change to a folder: a file, the text to replace, and the new text. */
export type FolderEdit = readonly [file: string, from: string, to: string]

/**
 * Copies a valid merchant folder into a new temporary folder and changes the copy. The temporary folder is removed
 * after the test.
 * @throws If a text to replace does not occur exactly one time in its file.
 */
export function createBrokenMerchantFolder(
  edits: readonly FolderEdit[],
  id = 'acme',
  root = createTemporaryFolder(),
): string {
  const folder = join(root, id)
  cpSync(VALID_MERCHANT_FOLDER_PATH, folder, { recursive: true })
  for (const [file, from, to] of edits) {
    const text = readFileSync(join(folder, file), 'utf8')
    if (text.split(from).length !== 2) throw new Error(`"${from}" is not in ${file} exactly once.`)
    writeFileSync(join(folder, file), text.replace(from, to))
  }
  return folder
}
