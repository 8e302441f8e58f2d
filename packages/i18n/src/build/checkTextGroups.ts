import { type DictionariesByLanguage, mergeNamespaces } from './readDictionaries.ts'
import { createMessageProblem, type MessageProblem } from './problem.ts'

/** Ids of texts that may equal the English text, each with the reason why. */
export type UntranslatedTextReasons = Readonly<Record<string, string>>

/**
 * Finds texts that are not translated, and ids of one group that have the same texts in every language.
 *
 * @param known The texts by language, then by group. `EN` is required.
 * @param same The texts that may equal the English ones. An entry is a problem too if it has no reason, or if no
 *   language has the English text any more.
 * @returns All problems, not only the first.
 */
export function checkTextGroups(known: DictionariesByLanguage, same: UntranslatedTextReasons): MessageProblem[] {
  const english = mergeNamespaces(known['EN'] ?? {})
  const others = Object.keys(known).filter((language) => language !== 'EN')
  const untranslated = others.flatMap((language) => {
    const texts = mergeNamespaces(known[language] ?? {})
    return Object.keys(english)
      .filter(
        (id) =>
          /\p{L}{2}/u.test(removePlaceholders(english[id])) && texts[id] === english[id] && !Object.hasOwn(same, id),
      )
      .map((id) =>
        createMessageProblem(
          language,
          id,
          'untranslated',
          `"${id}" has the English text in ${language}. Translate it, or add it with a reason to messages/same.json.`,
        ),
      )
  })
  const stale = Object.entries(same).flatMap(([id, reason]) => {
    if (reason.trim() === '')
      return [
        createMessageProblem(
          'EN',
          id,
          'untranslated',
          `"${id}" is listed in messages/same.json without a reason. Add one.`,
        ),
      ]
    const isSame =
      Object.hasOwn(english, id) &&
      others.some((language) => mergeNamespaces(known[language] ?? {})[id] === english[id])
    return isSame
      ? []
      : [
          createMessageProblem(
            'EN',
            id,
            'extra',
            `"${id}" is listed in messages/same.json, but no language has the English text. Remove it from the list.`,
          ),
        ]
  })
  return [...untranslated, ...stale, ...findDuplicates(known)]
}

/**
 * Finds ids of one group whose texts are equal in every language. Two ids are both needed if their texts differ in at
 * least one language.
 */
function findDuplicates(known: DictionariesByLanguage): MessageProblem[] {
  return Object.entries(known['EN'] ?? {}).flatMap(([group, texts]) => {
    const first = new Map<string, string>()
    return Object.keys(texts).flatMap((id) => {
      const all = JSON.stringify(Object.values(known).map((groups) => groups[group]?.[id]))
      const earlier = first.get(all)
      if (earlier === undefined) first.set(all, id)
      return earlier === undefined
        ? []
        : [
            createMessageProblem(
              'EN',
              id,
              'duplicate',
              `"${id}" has the same text as "${earlier}" in every language. Use "${earlier}".`,
            ),
          ]
    })
  })
}

const removePlaceholders = (text = ''): string => text.replace(/\{[^{}]*\}|<[^<>]*>/g, '')
