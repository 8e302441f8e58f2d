import { messages } from 'virtual:lobby/messages'
import { isPseudoLocale } from '../stress/pseudoLocales.ts'
import { readToolbarValues, type ToolbarValues } from './toolbar.ts'

const isLocale = (locale: string) => Object.hasOwn(messages, locale) || isPseudoLocale(locale)

/** Reads the toolbar's values for a docs page or a story. Replaces an unknown locale in the URL by English. */
export function readToolbarWithKnownLocale(globals: Readonly<Record<string, unknown>>): ToolbarValues {
  const toolbar = readToolbarValues(globals)
  return isLocale(toolbar.locale) ? toolbar : { ...toolbar, locale: 'EN' }
}

/** Shows a notice when the locale in the URL is unknown. */
export function UnknownLocaleNotice({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) {
  const { locale } = readToolbarValues(globals)
  if (isLocale(locale)) return null
  return (
    <p role="status" lang="en" dir="ltr" style={{ padding: 12, background: 'var(--warn-soft)', color: 'var(--text)' }}>
      There are no texts in “{locale}”: this is English. There are {Object.keys(messages).join(', ')}.
    </p>
  )
}
