import document from '@lobby/api/contract' with { type: 'json' }
import type { ErrorCode } from '@lobby/api/errorTexts'

/** What each code of the contract's catalogue says, plain English for people who read the wire. Sites translate the code. */
const sentences: ReadonlyMap<string, string> = new Map(
  document.components.schemas.ErrorCode.oneOf.map(({ const: code, description }) => [code, description]),
)

/** The sentence of a code. */
export const messageOf = (code: ErrorCode): string => sentences.get(code) ?? 'Unknown error'
