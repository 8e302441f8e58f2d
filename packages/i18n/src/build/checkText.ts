import { isLanguageCode, tagOf } from '../languages.ts'
import { parseText } from './compileMessages.ts'
import { problem, type MessageProblem } from './problem.ts'
import { foreignPlurals, missingPlurals, structureOf } from './structure.ts'

/**
 * Checks one text by itself and, where there is one, against the text it stands for.
 *
 * @param reference The text with the right placeholders, tags and select keys.
 */
export function checkText(language: string, id: string, text: string, reference?: string): MessageProblem[] {
  const tell = (kind: MessageProblem['kind'], message: string) => [problem(language, id, kind, message)]
  if (text.trim() === '') return tell('empty', `"${id}" is empty in ${language}. Write its text.`)
  const tree = parseText(text)
  if (tree instanceof Error) {
    const syntax = tree.message
    const message = `"${id}" is not valid ICU in ${language} (${syntax}). Close every brace and tag.`
    return [{ language, id, kind: 'syntax', message, syntax }]
  }

  const foreign = foreignPlurals(tree, isLanguageCode(language) ? tagOf(language) : 'en')
  if (foreign.length > 0)
    return tell('structure', `"${id}" uses plural categories that ${language} does not have: ${foreign.join(', ')}.`)

  const missed = missingPlurals(tree, isLanguageCode(language) ? tagOf(language) : 'en')
  if (missed.length > 0)
    return tell(
      'structure',
      `"${id}" lacks plural categories that numbers choose in ${language}: add ${missed.join(', ')}.`,
    )

  const wanted = reference === undefined ? tree : parseText(reference)
  if (wanted instanceof Error) return []
  const [here, there] = [structureOf(tree), structureOf(wanted)]
  const missing = there.filter((part) => !here.includes(part))
  const extra = here.filter((part) => !there.includes(part))
  if (missing.length === 0 && extra.length === 0) return []
  const cures = [
    missing.length > 0 && `add ${missing.join(' ')}`,
    extra.length > 0 && `take out ${extra.join(' ')}`,
  ].filter(Boolean)
  return tell('structure', `"${id}" has other placeholders or tags in ${language} than it must: ${cures.join(', ')}.`)
}
