import type { Json, JsonObject } from './readContract.ts'

/**
 * Returns the source of the error catalogue's module, which maps each code to the id of its text.
 *
 * @param document The contract. Its catalogue is the schema `ErrorCode`.
 * @returns The source, or null when the contract has no catalogue
 * @throws Error with the row that lacks its code, text id or sentence, or that repeats the code of another row
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
      throw new Error(`ErrorCode, row ${index + 1}: '${code}' already has a row. Remove one of the two.`)
    texts.set(code, text)
  }
  const lines = [...texts].map(([code, text]) => `  '${code}': '${text}',\n`)
  return `// Generated from openapi/ by \`generate\` of tooling/openapi. Change the contract, not this file.

/** Maps each code of the error catalogue to the id of the text that players see. */
export const errorTexts = {
${lines.join('')}} as const

/** An error code that the platform may answer with. */
export type ErrorCode = keyof typeof errorTexts
`
}

const at = (node: Json | undefined, key: string): Json | undefined => (node as JsonObject | null | undefined)?.[key]
