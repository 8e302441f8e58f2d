import type { JsonValue, JsonObject } from './readApiContract.ts'

/**
 * Returns the source of `errorTexts.gen.ts`, which maps each error code of the platform to the id of the text that
 * players see.
 *
 * @param document The API contract. Its schema `ErrorCode` has a row for each error code.
 * @returns The source, or null when the API contract has no schema `ErrorCode`
 * @throws Error with the number of a row that lacks its error code, text id or sentence, or that repeats the error code
 *   of another row
 */
export function generateErrorTexts(document: JsonObject): string | null {
  const schema = at(at(document['components'], 'schemas'), 'ErrorCode')
  const rows = at(schema, 'oneOf')
  if (!Array.isArray(rows)) return null
  const texts = new Map<string, string>()
  for (const [index, row] of rows.entries()) {
    const [code, text, sentence] = ['const', 'title', 'description'].map((key) => at(row, key))
    if (typeof code !== 'string' || typeof text !== 'string' || typeof sentence !== 'string')
      throw new Error(
        `ErrorCode, row ${index + 1}: it needs a const (the code), a title (the text's id) and a description ` +
          '(the sentence).',
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

const at = (node: JsonValue | undefined, key: string): JsonValue | undefined =>
  (node as JsonObject | null | undefined)?.[key]
