import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import type { Ask } from './wishes.ts'

type MayBeTerminal<Stream> = Stream & { readonly isTTY?: boolean }

/** Whoever sits at the terminal; `ask` is null where input or output is none. Lines that were pasted at once answer one question each. `ask` throws a sentence when the input ends. */
export function terminal(
  input: MayBeTerminal<Readable> = process.stdin,
  output: MayBeTerminal<Writable> = process.stdout,
): { readonly ask: Ask | null; readonly close: () => void } {
  if (input.isTTY !== true || output.isTTY !== true) return { ask: null, close: () => undefined }
  const lines = createInterface({ input, output })
  const answers = lines[Symbol.asyncIterator]()
  const ask: Ask = async (question) => {
    lines.setPrompt(question)
    lines.prompt()
    const { value, done } = await answers.next()
    if (done === true) throw new Error('\nNobody answers any more: nothing was done.')
    return value
  }
  return { ask, close: () => lines.close() }
}
