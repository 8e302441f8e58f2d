import type { Json, JsonObject } from './readContract.ts'

/**
 * The module of the error catalogue: each code with the id of the text that tells it.
 *
 * @param document The contract; its catalogue is the schema `ErrorCode`
 * @returns null when the contract has none
 * @throws Error naming the row that lacks its code, text or sentence, or whose code another row has
 */
export function errorTextsFile(document: JsonObject): string | null {
  const schema = at(at(document['components'], 'schemas'), 'ErrorCode')
  const rows = at(schema, 'oneOf')
  if (!Array.isArray(rows)) return null
  const texts = new Map<string, string>()
  for (const [index, row] of rows.entries()) {
    const [code, text, sentence] = ['const', 'title', 'description'].map((key) => at(row, key))
    if (typeof code !== 'string' || typeof text !== 'string' || typeof sentence !== 'string')
      throw new Error(
        `ErrorCode, row ${index + 1}: it needs a const (the code), a title (the text's id) and a description (the sentence).`,
      )
    if (texts.has(code))
      throw new Error(`ErrorCode, row ${index + 1}: '${code}' has a row already. Give a code one row.`)
    texts.set(code, text)
  }
  const lines = [...texts].map(([code, text]) => `  '${code}': '${text}',\n`)
  return `// Generated from openapi/ by \`generate\` of tooling/openapi. Change the contract, not this file.

/** Each code of the error catalogue, and the id of the text that tells a player of it. */
export const errorTexts = {
${lines.join('')}} as const

/** A code that a refusal may carry. */
export type ErrorCode = keyof typeof errorTexts
`
}

const at = (node: Json | undefined, key: string): Json | undefined => (node as JsonObject | null | undefined)?.[key]
