import { escapeControlCharacters } from '@lobby/merchant/escape-controls'
import { findDemoValues, listMerchantIds } from '@lobby/merchant/reader'
import { formatCountWithNoun } from '../output.ts'
import type { Release } from './releaseFile.ts'

/**
 * Returns the demo values that merchant folders still have, by merchant id. Each value is a text
 * `file:line:column message`. Leaves out merchants without such values.
 */
export function listDemoValues(merchantsDir: string, ids: readonly string[]): Release['demoValues'] & object {
  const all = listMerchantIds(merchantsDir)
  const entries = ids
    .filter((id) => all.includes(id))
    .map((id) => {
      const found = findDemoValues(merchantsDir, [id])
      return [id, found.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)] as const
    })
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0))
}

/** Limits how many values are printed. The doctor prints all. */
const MAX_PRINTED_VALUES = 20

/**
 * Returns a message that explains why these merchants must not be served from a release: their folders had demo values
 * when the release was made. Returns null if no folder had such values.
 */
export function describeDemoSites({ name, demoValues = {} }: Release, ids: readonly string[]): string | null {
  const refused = ids.filter((id) => demoValues[id] !== undefined)
  if (refused.length === 0) return null
  const values = refused.flatMap((id) => demoValues[id] ?? [])
  const more = values.length > MAX_PRINTED_VALUES ? [`... and ${values.length - MAX_PRINTED_VALUES} more`] : []
  return [
    ...values.slice(0, MAX_PRINTED_VALUES).map(escapeControlCharacters),
    ...more,
    `${name} is not for players: ${refused.join(', ')} had ${formatCountWithNoun(values.length, 'value')} of the demonstration ` +
      'when the release was made. Nothing was changed. Correct the folders, then make a release with a new name.',
  ].join('\n')
}
