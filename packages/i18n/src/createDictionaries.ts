import { loadMessageFormatter, needsMessageFormatter } from './formatter.ts'
import type { CompiledMessages } from './messages.ts'

export interface DictionariesOptions {
  /** The URLs of the compiled dictionaries, by language, then by namespace. */
  readonly urls: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly fetch: (url: string) => Promise<Response>
}

export interface Dictionaries {
  /**
   * Loads namespaces of a language, each only one time. The next call requests a namespace again if it failed to load.
   *
   * @throws Error with the dictionary's name or URL when it does not exist, cannot be loaded, or is not a compiled
   *   dictionary.
   */
  readonly load: (language: string, namespaces: readonly string[]) => Promise<void>
  /**
   * Loads all namespaces that the page has requested so far, in another language. Also loads namespaces that the page
   * requests in the meantime. The page can then switch to that language without missing texts.
   *
   * @throws Error as `load` does.
   */
  readonly loadAllRequested: (language: string) => Promise<void>
  /** Returns all loaded texts of a language. The method returns the same object until another namespace arrives. */
  readonly messages: (language: string) => CompiledMessages
  readonly subscribe: (listener: () => void) => () => void
}

const NO_MESSAGES: CompiledMessages = {}

/** Creates a cache that loads compiled dictionaries by URL and stores their texts by language. */
export function createDictionaries({ urls, fetch }: DictionariesOptions): Dictionaries {
  const loadings = new Map<string, Promise<void>>()
  const requestedNamespaces = new Set<string>()
  const texts = new Map<string, CompiledMessages>()
  const listeners = new Set<() => void>()

  const load = async (language: string, namespace: string): Promise<void> => {
    const url = urls[language]?.[namespace]
    if (!url) throw new Error(`There is no dictionary "${namespace}" in ${language}. Add it and stamp the site again.`)
    const arrived = await read(url, fetch)
    if (needsMessageFormatter(arrived)) await loadMessageFormatter()
    texts.set(language, { ...texts.get(language), ...arrived })
    for (const listener of listeners) listener()
  }

  const loadOnce = (language: string, namespace: string): Promise<void> => {
    const key = `${language} ${namespace}`
    const known = loadings.get(key)
    if (known) return known
    const loading = load(language, namespace)
    loadings.set(key, loading)
    loading.catch(() => loadings.delete(key))
    return loading
  }

  const loadAll = (language: string, namespaces: Iterable<string>) =>
    Promise.all([...namespaces].map((namespace) => loadOnce(language, namespace)))

  return {
    load: async (language, namespaces) => {
      for (const namespace of namespaces) requestedNamespaces.add(namespace)
      await loadAll(language, namespaces)
    },
    loadAllRequested: async (language) => {
      for (let known = -1; known !== requestedNamespaces.size;) {
        known = requestedNamespaces.size
        await loadAll(language, requestedNamespaces)
      }
    },
    messages: (language) => texts.get(language) ?? NO_MESSAGES,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

async function read(url: string, fetch: DictionariesOptions['fetch']): Promise<CompiledMessages> {
  // Retries one time, so that one dropped request does not leave the page without texts.
  const response = await fetch(url).catch(() => fetch(url))
  if (!response.ok) throw new Error(`The dictionary ${url} answered ${response.status}.`)
  const value: unknown = await response.json().catch((cause: unknown) => {
    throw new Error(`The dictionary ${url} is not JSON.`, { cause })
  })
  if (!isMessages(value)) throw new Error(`The dictionary ${url} does not hold compiled texts.`)
  return value
}

function isMessages(value: unknown): value is CompiledMessages {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((text) => typeof text === 'string' || Array.isArray(text))
}
