import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Files by their path. */
export type Tree = Readonly<Record<string, string>>

/** Writes files into a folder of their own, lets `use` work there, and removes it. */
export function withTree<T>(files: Tree, use: (root: string) => T): T {
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
