/// <reference types="vite/types/importMeta.d.ts" />
import { loadMessageFormatter, type CompiledMessages } from '@lobby/i18n'
import { compileMessages, type Dictionary } from '@lobby/i18n/build/compile-messages'

const compiled = new Map<string, Promise<CompiledMessages>>()

/**
 * Loads and compiles all messages of the product in one language. A page does this one time for each language.
 *
 * @param language The name of a folder in `packages/i18n/messages`: `EN` or `PT`.
 * @returns An empty dictionary for a language that the product does not have.
 */
export function loadProductMessages(language: string): Promise<CompiledMessages> {
  const known = compiled.get(language)
  if (known) return known
  const loading = load(language)
  compiled.set(language, loading)
  return loading
}

async function load(language: string): Promise<CompiledMessages> {
  // The glob is inside the function, because programs that run without Vite also import this module.
  const groups = import.meta.glob<Dictionary>('../../../i18n/messages/{EN,PT}/*.json', { import: 'default' })
  const own = Object.entries(groups).filter(([path]) => path.includes(`/${language}/`))
  const [dictionaries] = await Promise.all([Promise.all(own.map(([, read]) => read())), loadMessageFormatter()])
  return compileMessages(Object.assign({}, ...dictionaries) as Dictionary)
}
