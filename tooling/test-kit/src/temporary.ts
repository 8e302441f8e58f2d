import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder that goes with its test. */
export function temporary(): string {
  const dir = mkdtempSync(join(tmpdir(), 'lobby-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}
