import type { Messages } from './messages.ts'

export interface DictionariesInit {
  /** Language, then namespace, to the URL of a compiled dictionary. */
  readonly urls: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly fetch: (url: string) => Promise<Response>
}

export interface Dictionaries {
  /**
   * The texts of some namespaces in one language, merged. Each file is asked for once; one that failed is asked for again by the next call.
   *
   * @throws Error naming the dictionary when it does not exist, does not arrive, or is none.
   */
  readonly load: (language: string, namespaces: readonly string[]) => Promise<Messages>
}

/** Loads compiled dictionaries by URL. */
export function createDictionaries({ urls, fetch }: DictionariesInit): Dictionaries {
  const files = new Map<string, Promise<Messages>>()

  const file = (language: string, namespace: string): Promise<Messages> => {
    const url = urls[language]?.[namespace]
    if (!url) return Promise.reject(new Error(`There is no dictionary "${namespace}" in ${language}. Add it to messages/${language} and stamp the site again.`))
    const known = files.get(url)
    if (known) return known
    const loading = read(url, fetch)
    files.set(url, loading)
    loading.catch(() => files.delete(url))
    return loading
  }

  return {
    load: async (language, namespaces) => Object.assign({}, ...(await Promise.all(namespaces.map((namespace) => file(language, namespace))))) as Messages,
  }
}

async function read(url: string, fetch: DictionariesInit['fetch']): Promise<Messages> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The dictionary ${url} answered ${response.status}.`)
  const value: unknown = await response.json().catch((cause: unknown) => {
    throw new Error(`The dictionary ${url} is not JSON.`, { cause })
  })
  if (!isMessages(value)) throw new Error(`The dictionary ${url} does not hold compiled texts.`)
  return value
}

function isMessages(value: unknown): value is Messages {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string' || Array.isArray(text))
  )
}
