import { messages } from 'virtual:lobby/messages'
import { isMadeUp } from '../stress/madeUpTexts.ts'
import { readToolbar, type Toolbar } from './toolbar.ts'

const isLocale = (locale: string) => Object.hasOwn(messages, locale) || isMadeUp(locale)

/** What the toolbar says of a page, which is written in English if the address asks for a locale that there is not. */
export function readPage(globals: Readonly<Record<string, unknown>>): Toolbar {
  const toolbar = readToolbar(globals)
  return isLocale(toolbar.locale) ? toolbar : { ...toolbar, locale: 'EN' }
}

/** Says so. */
export function LocaleNote({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) {
  const { locale } = readToolbar(globals)
  if (isLocale(locale)) return null
  return (
    <p role="status" lang="en" dir="ltr" style={{ padding: 12, background: 'var(--warn-soft)', color: 'var(--text)' }}>
      There are no texts in “{locale}”: this is English. There are {Object.keys(messages).join(', ')}.
    </p>
  )
}
