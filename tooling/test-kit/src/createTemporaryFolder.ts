import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates a temporary folder, and removes it when the test finishes. */
export function createTemporaryFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'lobby-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}
