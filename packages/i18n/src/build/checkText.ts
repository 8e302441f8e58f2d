import { isLanguageCode, getLanguageTag } from '../languages.ts'
import { parseIcuText } from './compileMessages.ts'
import { createMessageProblem, type MessageProblem } from './problem.ts'
import { findUnusablePlurals, findMissingPlurals, listMessageStructure } from './messageStructure.ts'

/**
 * Checks that a text is not empty, is valid ICU and has the plural categories of its language. If `reference` is given,
 * also compares the text with the reference.
 *
 * @param reference The text with the required placeholders, tags and select keys: the English text, or the text that a
 *   merchant overrides.
 */
export function checkText(language: string, id: string, text: string, reference?: string): MessageProblem[] {
  const report = (kind: MessageProblem['kind'], message: string) => [createMessageProblem(language, id, kind, message)]
  if (text.trim() === '') return report('empty', `"${id}" is empty in ${language}. Write its text.`)
  const tree = parseIcuText(text)
  if (tree instanceof Error) {
    const syntax = tree.message
    const message = `"${id}" is not valid ICU in ${language} (${syntax}). Close every brace and tag.`
    return [{ language, id, kind: 'syntax', message, syntax }]
  }

  const foreign = findUnusablePlurals(tree, isLanguageCode(language) ? getLanguageTag(language) : 'en')
  if (foreign.length > 0)
    return report(
      'structure',
      `"${id}" uses plural categories that ${language} does not have: remove ${foreign.join(', ')}.`,
    )

  const missed = findMissingPlurals(tree, isLanguageCode(language) ? getLanguageTag(language) : 'en')
  if (missed.length > 0)
    return report('structure', `"${id}" lacks plural categories that ${language} needs: add ${missed.join(', ')}.`)

  const referenceTree = reference === undefined ? tree : parseIcuText(reference)
  if (referenceTree instanceof Error) return []
  const [actual, expected] = [listMessageStructure(tree), listMessageStructure(referenceTree)]
  const missing = expected.filter((part) => !actual.includes(part))
  const extra = actual.filter((part) => !expected.includes(part))
  if (missing.length === 0 && extra.length === 0) return []
  const fixes = [
    missing.length > 0 && `add ${missing.join(' ')}`,
    extra.length > 0 && `remove ${extra.join(' ')}`,
  ].filter(Boolean)
  return report('structure', `"${id}" has the wrong placeholders or tags in ${language}: ${fixes.join(', ')}.`)
}
