import { type KnownMessages, flatMessages } from './knownMessages.ts'
import { problem, type MessageProblem } from './problem.ts'

/** Ids whose text is the same in every language, each with the reason why. */
export type SameTexts = Readonly<Record<string, string>>

/**
 * Looks for texts that were never translated, and for texts that a group has twice.
 *
 * @param known Language, then group, to texts; `EN` must be among them.
 * @param same The texts that are rightly the same as in English. One that is not the same any more, or has no reason, is a problem too.
 * @returns All problems at once.
 */
export function checkGroups(known: KnownMessages, same: SameTexts): MessageProblem[] {
  const english = flatMessages(known['EN'] ?? {})
  const others = Object.keys(known).filter((language) => language !== 'EN')
  const untranslated = others.flatMap((language) => {
    const texts = flatMessages(known[language] ?? {})
    return Object.keys(english)
      .filter(
        (id) =>
          /\p{L}{2}/u.test(withoutPlaceholders(english[id])) && texts[id] === english[id] && !Object.hasOwn(same, id),
      )
      .map((id) =>
        problem(
          language,
          id,
          'untranslated',
          `"${id}" is the English text in ${language}. Translate it, or say why it is the same in messages/same.json.`,
        ),
      )
  })
  const stale = Object.entries(same).flatMap(([id, reason]) => {
    if (reason.trim() === '')
      return [problem('EN', id, 'untranslated', `"${id}" stands in messages/same.json without a reason. Give it one.`)]
    const isSame =
      Object.hasOwn(english, id) && others.some((language) => flatMessages(known[language] ?? {})[id] === english[id])
    return isSame
      ? []
      : [
          problem(
            'EN',
            id,
            'extra',
            `"${id}" stands in messages/same.json and is not the same in any language. Take it out.`,
          ),
        ]
  })
  return [...untranslated, ...stale, ...duplicates(known)]
}

/** Ids of one group whose texts are alike in every language: one of them is enough. Alike in some languages alone, they are two. */
function duplicates(known: KnownMessages): MessageProblem[] {
  return Object.entries(known['EN'] ?? {}).flatMap(([group, texts]) => {
    const first = new Map<string, string>()
    return Object.keys(texts).flatMap((id) => {
      const all = JSON.stringify(Object.values(known).map((groups) => groups[group]?.[id]))
      const earlier = first.get(all)
      if (earlier === undefined) first.set(all, id)
      return earlier === undefined
        ? []
        : [problem('EN', id, 'duplicate', `"${id}" has the texts of "${earlier}" in every language. Use that one.`)]
    })
  })
}

const withoutPlaceholders = (text = ''): string => text.replace(/\{[^{}]*\}|<[^<>]*>/g, '')
