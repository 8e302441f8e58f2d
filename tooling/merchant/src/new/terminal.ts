import { createInterface } from 'node:readline/promises'
import type { Ask } from './wishes.ts'

/** Whoever sits at the terminal; `ask` is null where input or output is none. */
export function terminal(): { readonly ask: Ask | null; readonly close: () => void } {
  if (process.stdin.isTTY !== true || process.stdout.isTTY !== true) return { ask: null, close: () => undefined }
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  return { ask: (question) => lines.question(question), close: () => lines.close() }
}
