import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from './problem.ts'
import { sourceFiles } from './sourceFiles.ts'

const most = 300

/** No file of code is longer than 300 lines: one that is does two things. */
export function checkFileLength(root: string): Problem[] {
  return sourceFiles(root, '**/*.{ts,tsx,mjs,css}').flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length
    return lines > most ? [{ file, message: `has ${lines} lines, and ${most} are the most: give what can stand alone a file of its own` }] : []
  })
}
