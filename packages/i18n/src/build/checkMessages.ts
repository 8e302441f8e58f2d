import { checkText } from './checkText.ts'
import type { Dictionary } from './compileMessages.ts'
import { createMessageProblem, type MessageProblem } from './problem.ts'

/**
 * Checks that every language has the same ids, placeholders, tags and select keys as English, and that every text is
 * valid ICU and not empty.
 *
 * @param languages Each language's whole dictionary, by language code. `EN` is required.
 * @returns All problems, sorted by language and id.
 */
export function checkMessages(languages: Readonly<Record<string, Dictionary>>): MessageProblem[] {
  const english = languages['EN']
  if (!english)
    return [
      createMessageProblem('EN', '', 'missing', 'There is no English dictionary to compare with. Add messages/EN.'),
    ]
  return Object.keys(languages)
    .sort()
    .flatMap((language) => checkLanguage(language, languages[language] ?? {}, english))
}

function checkLanguage(language: string, texts: Dictionary, english: Dictionary): MessageProblem[] {
  const ids = [...new Set([...Object.keys(english), ...Object.keys(texts)])].sort()
  return ids.flatMap((id): MessageProblem[] => {
    const [text, reference] = [getOwnText(texts, id), getOwnText(english, id)]
    if (text === undefined)
      return [createMessageProblem(language, id, 'missing', `"${id}" is missing in ${language}. Translate it.`)]
    if (reference !== undefined) return checkText(language, id, text, reference)
    const message = `"${id}" is in ${language} and not in English. Add it to English, or remove it.`
    return [createMessageProblem(language, id, 'extra', message)]
  })
}

function getOwnText(texts: Dictionary, id: string): string | undefined {
  return Object.hasOwn(texts, id) ? texts[id] : undefined
}
