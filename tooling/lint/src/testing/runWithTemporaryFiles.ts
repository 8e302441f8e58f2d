import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Maps the path of each file to its text. */
export type TextsByFilePath = Readonly<Record<string, string>>

/**
 * Writes files to a temporary folder, calls `use` with the folder's path, and removes the folder. Returns the result of
 * `use`.
 */
export function runWithTemporaryFiles<T>(files: TextsByFilePath, use: (root: string) => T): T {
  const root = mkdtempSync(join(tmpdir(), 'lobby-lint-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    return use(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}
