import { escapeControls } from '@lobby/merchant/escape-controls'
import {
  brandWarnings,
  currencyWarnings,
  iconWarnings,
  lackWarnings,
  merchantIds,
  messageWarnings as messageWarningsOf,
  openWarnings,
  stagingWarnings,
  strayWarnings,
  type Problem,
} from '@lobby/merchant/reader'
import { counted, reason } from './say.ts'
import { createTexts } from './stamp/dictionaries.ts'

const messageWarnings: typeof openWarnings = (root, wanted) =>
  messageWarningsOf(root, wanted, createTexts().checks.dictionaries)

const allChecks = {
  openWarnings,
  stagingWarnings,
  messageWarnings,
  currencyWarnings,
  brandWarnings,
  iconWarnings,
  strayWarnings,
  lackWarnings,
}

/** Takes what could not be looked at, in a sentence. */
export type TellUnchecked = (sentence: string) => void

/** That one check could not run over one folder; the rest goes on. */
export const couldNotRun = (id: string, check: string, error: unknown): string =>
  `merchants/${id}: the check ${check} could not run (${reason(error)}).`

/**
 * What a person should look at in these folders, and what refuses nothing. Ids without a folder have none.
 * @param tell Takes what could not be looked at: one folder over which a check stumbles is left out, and the others are looked at.
 */
export function warningsOf(
  merchantsDir: string,
  ids: readonly string[],
  tell: TellUnchecked = () => undefined,
  checks: Readonly<Record<string, typeof openWarnings>> = allChecks,
): readonly Problem[] {
  const all = merchantIds(merchantsDir)
  const there = ids.filter((id) => all.includes(id))
  return Object.entries(checks).flatMap(([name, of]) => {
    const attempt = (wanted: readonly string[], otherwise: (error: unknown) => readonly Problem[]) => {
      try {
        return of(merchantsDir, wanted)
      } catch (error) {
        return otherwise(error)
      }
    }
    const alone = (id: string) => attempt([id], (error) => (tell(couldNotRun(id, name, error)), []))
    return attempt(there, () => there.flatMap(alone))
  })
}

/** More lines than these nobody reads before going on; the doctor has all. */
const most = 20

/** Says the warnings of folders, a line each, before something goes on all the same: whoever sends a brand to players shall have read them. */
export function sayWarnings(merchantsDir: string, ids: readonly string[], print: (text: string) => void): void {
  const warnings = warningsOf(merchantsDir, ids)
  if (warnings.length === 0) return
  for (const { file, line, column, code, message } of warnings.slice(0, most))
    print(escapeControls(`${file}:${line}:${column} ${code} Warning: ${message}`))
  const whose = ids.filter((id) => warnings.some(({ file }) => file.split('/')[1] === id))
  const more = warnings.length > most ? `, ${most} of them above` : ''
  print(
    `${counted(warnings.length, 'warning')} of the folders as they lie there now${more}; nothing is held back. What to do: npm run merchant -- doctor${whose.length > 8 ? '' : ` ${whose.join(' ')}`}`,
  )
}
