import type { Dictionaries } from './createDictionaries.ts'
import type { LanguageCode } from './languages.ts'
import type { Messages, Namespace } from './messages.ts'

/** What is on screen: a language and its texts, always of one piece. */
export interface TextsState {
  readonly language: LanguageCode
  readonly messages: Messages
}

export interface Texts {
  readonly get: () => TextsState
  readonly subscribe: (listener: () => void) => () => void
  /** Adds namespaces in the language shown; at once when they are there. */
  readonly add: (...namespaces: Namespace[]) => Promise<void>
  /** Changes the language once all namespaces have arrived in it. The newest change wins; a failed one leaves everything as it was and rejects. */
  readonly change: (language: LanguageCode) => Promise<void>
}

/** Keeps the language and the texts loaded so far: no screen ever mixes two languages. Made for `useSyncExternalStore`. */
export async function createTexts(dictionaries: Dictionaries, language: LanguageCode, first: readonly Namespace[]): Promise<Texts> {
  const namespaces = new Set<Namespace>(first)
  const listeners = new Set<() => void>()
  let state: TextsState = { language, messages: await dictionaries.load(language, first) }
  let wanted = language

  /** Loads all there is to load; again when a namespace was added or another language was wanted meanwhile. */
  const settle = async (target: LanguageCode): Promise<void> => {
    const names = [...namespaces]
    const messages = await dictionaries.load(target, names)
    if (target !== wanted) return
    if (names.length !== namespaces.size) return settle(target)
    state = { language: target, messages }
    for (const listener of listeners) listener()
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: async (...added) => {
      const missing = added.filter((name) => !namespaces.has(name))
      if (missing.length === 0) return
      for (const name of missing) namespaces.add(name)
      try {
        await settle(wanted)
      } catch (cause) {
        for (const name of missing) namespaces.delete(name)
        throw cause
      }
    },
    change: async (target) => {
      const before = state.language
      wanted = target
      try {
        await settle(target)
      } catch (cause) {
        if (wanted === target) wanted = before
        throw cause
      }
    },
  }
}
