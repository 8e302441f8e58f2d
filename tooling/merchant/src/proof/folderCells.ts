import type { Problem } from '@lobby/merchant/reader'
import { contrastRatios, type BrandColours } from '@lobby/merchant/theme'
import { rawOf } from '../reference/rawFolders.ts'
import { counted, printProblem } from '../say.ts'
import { badIf, good, unknown, type Cell, type Reason } from './cells.ts'

/** The doctor's words for a problem, as a reason. */
const reasonOf = (problem: Problem): Reason => ({
  title: `${problem.code} ${problem.message}`,
  text: printProblem(problem),
})

/** Whether the folder can be stamped: every mistake that the doctor finds. Warnings hold nothing back, and are counted. */
export const validCell = (problems: readonly Problem[], warnings: readonly Problem[]): Cell =>
  badIf(
    counted(problems.length, 'problem'),
    problems.map(reasonOf),
    good('valid', warnings.length > 0 ? counted(warnings.length, 'warning') : undefined),
  )

const messageCodes: readonly string[] = ['LM031', 'LM050', 'LM051']

/** Whether each language that is offered has its texts, and whether the folder's own words are known and have the placeholders of the original. */
export function messagesCell(root: string, id: string, problems: readonly Problem[]): Cell {
  const own = problems.filter(({ code, file }) => messageCodes.includes(code) || file.includes('/messages/'))
  const languages = rawOf(root, id, 'merchant.jsonc', ['languages', 'offered'])
  const offered = Array.isArray(languages) ? languages.map(String) : []
  const otherwise =
    offered.length === 0
      ? unknown('cannot be read')
      : good(offered.join(', '), counted(wordsOf(root, id, offered), 'own text'))
  return badIf(counted(own.length, 'problem'), own.map(reasonOf), otherwise)
}

/** The pair of the theme's colours that is nearest to its limit, or the worst of those that miss it; of the folder as it stands, valid or not. */
export function contrastCell(root: string, id: string): Cell {
  const mode = rawOf(root, id, 'theme.jsonc', ['mode'])
  const colours = rawOf(root, id, 'theme.jsonc', ['colours'])
  if (!isColours(colours) || typeof mode !== 'string') return unknown('cannot be read')
  const all = contrastRatios(colours, mode === 'dark')
  const [worst] = all
  if (worst === undefined) return unknown('no pairs')
  const told = ({ foreground, background, ratio, wanted }: typeof worst) =>
    `${foreground} on ${background} reaches ${ratio.toFixed(2)}:1 and needs ${wanted}:1.`
  const missed = all.filter(({ ratio, wanted }) => ratio < wanted)
  const figure = `${worst.ratio.toFixed(2)}:1`
  const note = `${worst.foreground} on ${worst.background}, needs ${worst.wanted}`
  const title = missed.length === 1 ? 'A pair misses its limit' : `${missed.length} pairs miss their limit`
  const reasons = missed.length === 0 ? [] : [{ title, text: missed.map(told).join('\n') }]
  return badIf(figure, reasons, good(figure, note), note)
}

const hex = /^#[0-9a-f]{6}$/i

const isColours = (value: unknown): value is BrandColours =>
  typeof value === 'object' &&
  value !== null &&
  'brand' in value &&
  'page' in value &&
  Object.values(value).every((colour) => typeof colour === 'string' && hex.test(colour))

function wordsOf(root: string, id: string, languages: readonly string[]): number {
  return languages.flatMap((language) => Object.keys(Object(rawOf(root, id, `messages/${language}.json`, [])))).length
}
