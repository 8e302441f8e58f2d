import { loadFormatter, needsFormatter } from './formatter.ts'
import type { Messages } from './messages.ts'

export interface DictionariesInit {
  /** Language, then namespace, to the URL of a compiled dictionary. */
  readonly urls: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly fetch: (url: string) => Promise<Response>
}

export interface Dictionaries {
  /**
   * Loads namespaces of a language, each once; one that failed is asked for again by the next call.
   *
   * @throws Error naming the dictionary when it does not exist, does not arrive, or is none.
   */
  readonly load: (language: string, namespaces: readonly string[]) => Promise<void>
  /**
   * Loads in another language what was ever asked for, also while it loads: a page shown in it then lacks nothing.
   *
   * @throws Error as `load` does.
   */
  readonly follow: (language: string) => Promise<void>
  /** All texts of a language that are here; the same object until another namespace arrives. */
  readonly messages: (language: string) => Messages
  readonly subscribe: (listener: () => void) => () => void
}

const none: Messages = {}

/** Loads compiled dictionaries by URL and keeps them by language. */
export function createDictionaries({ urls, fetch }: DictionariesInit): Dictionaries {
  const asked = new Map<string, Promise<void>>()
  const wanted = new Set<string>()
  const texts = new Map<string, Messages>()
  const listeners = new Set<() => void>()

  const load = async (language: string, namespace: string): Promise<void> => {
    const url = urls[language]?.[namespace]
    if (!url)
      throw new Error(
        `There is no dictionary "${namespace}" in ${language}. Add it to messages/${language} and stamp the site again.`,
      )
    const arrived = await read(url, fetch)
    if (needsFormatter(arrived)) await loadFormatter()
    texts.set(language, { ...texts.get(language), ...arrived })
    for (const listener of listeners) listener()
  }

  const once = (language: string, namespace: string): Promise<void> => {
    const key = `${language} ${namespace}`
    const known = asked.get(key)
    if (known) return known
    const loading = load(language, namespace)
    asked.set(key, loading)
    loading.catch(() => asked.delete(key))
    return loading
  }

  const loadAll = (language: string, namespaces: Iterable<string>) =>
    Promise.all([...namespaces].map((namespace) => once(language, namespace)))

  return {
    load: async (language, namespaces) => {
      for (const namespace of namespaces) wanted.add(namespace)
      await loadAll(language, namespaces)
    },
    follow: async (language) => {
      for (let known = -1; known !== wanted.size;) {
        known = wanted.size
        await loadAll(language, wanted)
      }
    },
    messages: (language) => texts.get(language) ?? none,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

async function read(url: string, fetch: DictionariesInit['fetch']): Promise<Messages> {
  // A line that drops one request does not take texts away.
  const response = await fetch(url).catch(() => fetch(url))
  if (!response.ok) throw new Error(`The dictionary ${url} answered ${response.status}.`)
  const value: unknown = await response.json().catch((cause: unknown) => {
    throw new Error(`The dictionary ${url} is not JSON.`, { cause })
  })
  if (!isMessages(value)) throw new Error(`The dictionary ${url} does not hold compiled texts.`)
  return value
}

function isMessages(value: unknown): value is Messages {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((text) => typeof text === 'string' || Array.isArray(text))
}
