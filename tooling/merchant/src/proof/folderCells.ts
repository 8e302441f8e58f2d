import type { Problem } from '@lobby/merchant/reader'
import { calculateContrasts, type BrandColours } from '@lobby/merchant/theme'
import { readRawSetting } from '../reference/readRawMerchantSettings.ts'
import { formatCountWithNoun, formatProblem } from '../output.ts'
import {
  createBadProofCellIfReasons,
  createGoodCell,
  createUnknownCell,
  type ProofCell,
  type ProofFailureReason,
} from './cells.ts'

/** Converts a problem into the reason for a red cell, in the words that the doctor prints. */
const reasonOf = (problem: Problem): ProofFailureReason => ({
  title: `${problem.code} ${problem.message}`,
  text: formatProblem(problem),
})

/**
 * Returns the cell that says whether the merchant folder can be stamped. The cell is red and lists the mistakes if the
 * doctor finds any. Warnings do not make the cell red; the cell shows their number.
 */
export const createValidityCell = (problems: readonly Problem[], warnings: readonly Problem[]): ProofCell =>
  createBadProofCellIfReasons(
    formatCountWithNoun(problems.length, 'problem'),
    problems.map(reasonOf),
    createGoodCell('valid', warnings.length > 0 ? formatCountWithNoun(warnings.length, 'warning') : undefined),
  )

const messageCodes: readonly string[] = ['LM031', 'LM050', 'LM051']

/**
 * Returns the cell that says whether each offered language has its texts, and whether the merchant's own texts have
 * known ids and the same placeholders as the product's texts.
 */
export function createMessagesCell(root: string, id: string, problems: readonly Problem[]): ProofCell {
  const own = problems.filter(({ code, file }) => messageCodes.includes(code) || file.includes('/messages/'))
  const languages = readRawSetting(root, id, 'merchant.jsonc', ['languages', 'offered'])
  const offered = Array.isArray(languages) ? languages.map(String) : []
  const otherwise =
    offered.length === 0
      ? createUnknownCell('cannot be read')
      : createGoodCell(offered.join(', '), formatCountWithNoun(countOwnTexts(root, id, offered), 'own text'))
  return createBadProofCellIfReasons(formatCountWithNoun(own.length, 'problem'), own.map(reasonOf), otherwise)
}

/**
 * Returns the cell for the contrast of theme colours: it shows all pairs below their limit, or the pair nearest to its
 * limit. Works for folders with mistakes too.
 */
export function createContrastCell(root: string, id: string): ProofCell {
  const mode = readRawSetting(root, id, 'theme.jsonc', ['mode'])
  const colours = readRawSetting(root, id, 'theme.jsonc', ['colours'])
  if (!isColours(colours) || typeof mode !== 'string') return createUnknownCell('cannot be read')
  const all = calculateContrasts(colours, mode === 'dark')
  const [worst] = all
  if (worst === undefined) return createUnknownCell('no pairs')
  const describePair = ({ foreground, background, ratio, wanted }: typeof worst) =>
    `${foreground} on ${background} reaches ${ratio.toFixed(2)}:1 but needs ${wanted}:1.`
  const missed = all.filter(({ ratio, wanted }) => ratio < wanted)
  const figure = `${worst.ratio.toFixed(2)}:1`
  const note = `${worst.foreground} on ${worst.background}, needs ${worst.wanted}`
  const title = missed.length === 1 ? 'A pair misses its limit' : `${missed.length} pairs miss their limit`
  const reasons = missed.length === 0 ? [] : [{ title, text: missed.map(describePair).join('\n') }]
  return createBadProofCellIfReasons(figure, reasons, createGoodCell(figure, note), note)
}

const hex = /^#[0-9a-f]{6}$/i

const isColours = (value: unknown): value is BrandColours =>
  typeof value === 'object' &&
  value !== null &&
  'brand' in value &&
  'page' in value &&
  Object.values(value).every((colour) => typeof colour === 'string' && hex.test(colour))

function countOwnTexts(root: string, id: string, languages: readonly string[]): number {
  return languages.flatMap((language) => Object.keys(Object(readRawSetting(root, id, `messages/${language}.json`, []))))
    .length
}
