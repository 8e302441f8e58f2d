import { messages, ownMessages } from 'virtual:lobby/messages'
import type { CompiledMessages } from '@lobby/i18n'
import { addAccents, stretchText, mirrorText } from '@lobby/i18n/made-up'
import { createWidestTextFinder, mergeWidestMessages, type MeasureTextWidth } from './widestMessages.ts'

/** The pseudo-locales. Each tests in a different way whether the layout has enough room for texts. */
export const pseudoLocales = {
  pseudo: { title: 'Pseudo', right: 'longer, accented' },
  mirrored: { title: 'Mirrored', right: 'from right to left' },
  longest: { title: 'Longest', right: 'of all languages' },
} as const

type PseudoLocaleName = keyof typeof pseudoLocales

export const isPseudoLocale = (locale: string): locale is PseudoLocaleName => Object.hasOwn(pseudoLocales, locale)

const all = [
  ...Object.entries(messages).flatMap(([locale, texts]) => (isPseudoLocale(locale) ? [] : [texts])),
  ...Object.values(ownMessages).flatMap((own) => Object.values(own)),
]

/** Returns a function that measures texts in the font of the page. */
function createRuler(): MeasureTextWidth {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('This browser has no canvas to measure texts with.')
  context.font = `16px ${getComputedStyle(document.body).fontFamily}`
  return (text) => context.measureText(text).width
}

const longestByFont = new Map<string, CompiledMessages>()

/**
 * Returns the widest translation of each text, among all languages and merchants, in the page's font. Caches the result
 * for each font, because measuring is slow.
 */
export function getWidestMessages(): CompiledMessages {
  const font = getComputedStyle(document.body).fontFamily
  const known = longestByFont.get(font) ?? mergeWidestMessages(all, createRuler())
  longestByFont.set(font, known)
  return known
}

/**
 * Returns a function that rewrites a text for a pseudo-locale. Needed for component stories, whose texts do not come
 * from a dictionary.
 */
export function createPseudoLocaleRewriter(locale: PseudoLocaleName): (text: string) => string {
  if (locale === 'pseudo') return (text) => stretchText(text, addAccents(text))
  if (locale === 'mirrored') return mirrorText
  const widthOf = createRuler()
  const find = createWidestTextFinder(messages['EN'] ?? {}, getWidestMessages(), widthOf)
  return (text) => find(text) ?? text
}
