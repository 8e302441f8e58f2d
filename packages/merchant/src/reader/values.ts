import { formatHex, modeHsl, modeRgb, parse as parseColour, useMode as addMode } from 'culori/fn'
import { z } from 'zod'
import { colourMeant } from './meantColours.ts'
import { currencyMeant, languagesIn, timeZoneMeant } from './meantValues.ts'

// What a colour may be written as: digits, names, rgb() and hsl().
addMode(modeRgb)
addMode(modeHsl)

const loopback = /^(?:localhost|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Whether a host is of the own machine alone. */
export const isLoopback = (host: string) => loopback.test(host)

/** Parsed strictly: nothing that a browser would quietly repair. */
function urlOf(text: string): URL | null {
  return /^[a-z]+:\/\/[^\s\\@]+$/i.test(text) && URL.canParse(text) ? new URL(text) : null
}

const isSecure = (url: URL) => url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))

/** Refines a string and says, in its own words, what is wrong, what to write, and the value itself where nothing is left to decide: "wrong|cure|better"; with a fourth part the value is advice alone. */
const text = (check: (value: string) => string | null) =>
  z.string().superRefine((value, context) => {
    const wrong = check(value)
    if (wrong !== null) context.addIssue({ code: 'custom', message: wrong })
  })

const withBetter = (said: string, better: string | undefined) => (better === undefined || better === '' || better.includes('|') ? said : `${said}|${better}`)

const insecure = 'is not secure|Write https:// instead. Plain http is allowed on loopback alone.'

/** An https URL. */
export const secureUrl = text((value) => {
  const url = urlOf(value)
  if (url === null) return 'is not a full URL|Write it with its scheme, for example "https://www.example.net/licence".'
  return isSecure(url) ? null : insecure
})

const baseProblem = (value: string): string | null => {
  if (value.endsWith('/')) return withBetter('ends with a slash|Leave the last slash out.', value.replace(/\/+$/, ''))
  if (/^\/[\w-]+(?:\/[\w.-]+)*$/.test(value) && !value.includes('..')) return null
  const url = urlOf(value)
  if (url === null) return 'is neither an https base nor a path|Write for example "https://img.example.net" or "/media/a".'
  if (!isSecure(url)) return insecure
  return url.search === '' && url.hash === '' ? null : 'carries a query or a fragment|Leave out what follows "?" or "#".'
}

/** An https origin with an optional path, or a path of the own origin; no trailing slash. */
export const httpsBase = text(baseProblem)

/** As {@link httpsBase}, or empty for the site's own origin. */
export const apiBase = text((value) => (value === '' ? null : baseProblem(value)))

/** An https origin, or an http one on loopback, whose port may be `*`. */
export const originPattern = text((value) => {
  const local = /^http:\/\/([^/:]+):\*$/.exec(value)
  if (local !== null) return isLoopback(local[1] ?? '') ? null : insecure
  const url = urlOf(value)
  if (url === null) return 'is not an origin|Write scheme and host, for example "https://play.example.net".'
  if (!isSecure(url)) return insecure
  return url.origin === value ? null : withBetter(`is more than an origin|Write "${url.origin}".`, url.origin)
})

/** A host name as browsers ask for it: in small letters, and beyond ASCII in its xn-- form; undefined where it cannot be one. */
function askedHost(host: string | undefined): string | undefined {
  if (host === undefined || !/[^ -~]/.test(host)) return host?.toLowerCase()
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined
}

/** A host name alone. */
export const hostName = text((value) => {
  if (/[:/\\@]/.test(value)) {
    const host = askedHost(/^(?:https?:\/\/)?([\p{L}\p{M}\p{N}.-]+)(?::\d+)?\/?$/iu.exec(value)?.[1])
    return withBetter('is more than a host name|Leave out scheme, port and path, for example "www.example.net".', host)
  }
  const asked = askedHost(value)
  if (asked !== undefined && asked !== value) return withBetter(`${/[^ -~]/.test(value) ? 'has letters beyond ASCII' : 'has capitals'}|Write "${asked}".`, asked)
  const label = /^(?!-)[a-z0-9-]{1,63}$/
  if (value.length > 253 || !value.split('.').every((part) => label.test(part) && !part.endsWith('-')))
    return 'is not a host name|Write for example "www.example.net"; names beyond ASCII in their xn-- form.'
  if (isLoopback(value)) return null
  if (!value.includes('.')) return 'is no public name|Write it with its domain, for example "www.example.net"; on your own machine "<id>.localhost".'
  return /\.\d+$/.test(value) ? 'is an address, and no name|Write the domain that players come by, for example "www.example.net".' : null
})

/** `#rrggbb`. */
export const colour = text((value) => {
  if (/^#[0-9a-f]{6}$/i.test(value)) return null
  const read = parseColour(value.trim()) ?? parseColour(`#${value.trim()}`)
  if (read === undefined) return colourMeant(value)
  const hex = formatHex(read)
  // Whoever writes a name has a colour in mind, and mostly another one.
  if (/^[a-z]+$/i.test(value.trim()) && !/^[0-9a-f]{3}(?:[0-9a-f]{3})?$/i.test(value.trim())) return `is the name of a colour, and not written as "#rrggbb"|Write the colour of the brand by its digits; "${hex}" is what browsers take that name for.|${hex}|advice`
  // What shines through what is known to the one who wrote it alone.
  return (read.alpha ?? 1) < 1 ? `lets something shine through|Write the colour that is seen, for example "${hex}".` : `is not written as "#rrggbb"|Write "${hex}".|${hex}`
})

/** A character that nobody sees, or that turns what follows around; the second leaves out the ends of lines. */
const unseen = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u
const unseenInLines = /(?!\n)[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u

const codeOf = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`

/** That a text has a break or a tab that it may not have, and the text without it. */
function withLine(value: string, hidden: string, lines: boolean): string {
  const better = lines ? value.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ') : value.replaceAll(/\s*[\n\r\t]+\s*/g, ' ').trim()
  const cure = better.includes('|') ? 'Write it without.' : `Write ${JSON.stringify(better)}.`
  return `has a ${hidden === '\t' ? 'tab' : 'line break'} in it (${codeOf(hidden)})|${cure}`
}

/** A text that players read as it stands. */
export const plainText = (most: number, lines = false) =>
  z
    .string()
    .min(1)
    .max(most)
    .superRefine((value, context) => {
      const add = (message: string) => context.addIssue({ code: 'custom', message })
      const [hidden] = (lines ? unseenInLines : unseen).exec(value) ?? []
      if (value !== '' && value.trim() === '') add('is blank|Write the text that players shall read.')
      else if (hidden === '\n' || hidden === '\r' || hidden === '\t') add(withLine(value, hidden, lines))
      else if (hidden !== undefined) add(`has a character that nobody sees (${codeOf(hidden)})|Write it anew by hand.`)
      // A whole `<...>` is a left-over, and told as that.
      else if (/[<>]/.test(value) && !/^<[^>]*>$/.test(value)) add('has markup that players would read as it stands|Write the text without "<" and ">".')
    })

/** A code as the platform knows it. */
export const merchantCode = text((value) =>
  /^[A-Za-z0-9][A-Za-z0-9_-]{1,31}$/.test(value) ? null : 'is not a merchant code|Write 2 to 32 letters, digits, "_" or "-".',
)

/** The id of a Firebase project. */
export const firebaseProject = text((value) =>
  /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(value)
    ? null
    : 'is not a project id|Write 6 to 30 small letters, digits and "-", a letter first, as the Firebase console shows it.',
)

/** The key of a web app of a Firebase project. */
export const firebaseKey = text((value) =>
  /^[\w-]{8,80}$/.test(value) ? null : 'is not a web API key|Copy "apiKey" from the Firebase console; never the key of a service account.',
)

const dictionaryCode = /^[A-Z]{2}(?:-[A-Z]{2})?$/

/** Whether a value has the form of a dictionary code. */
export const isLanguageCode = (value: unknown): value is string => typeof value === 'string' && dictionaryCode.test(value)

/** A dictionary code, and what to write where somebody wrote several languages. */
const language = (ofSeveral: (codes: readonly string[]) => string) =>
  text((value) => {
    if (isLanguageCode(value)) return null
    const codes = languagesIn(value)
    if (codes.length > 1) return `names several languages|${ofSeveral(codes)}`
    const [code] = codes
    return withBetter(`is not a dictionary code|${code === undefined ? 'Write its two letters in capitals, for example "PT".' : `Write "${code}".`}`, code)
  })

/** An upper-case dictionary code. */
export const languageCode = language((codes) => `Write each by its code: ${codes.map((code) => `"${code}"`).join(', ')}.`)

/** The dictionary code of a first language. */
export const firstLanguageCode = language(([first = '']) => `Write the first one alone: "${first}".`)

/** An IANA time zone that the machine knows. */
export const timeZone = text((value) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return null
  } catch {
    const meant = timeZoneMeant(value)
    if (meant === null) return 'is not a time zone|Write the IANA name of the place whose clocks count, such as "America/Sao_Paulo" or "Europe/London".'
    return `is not a time zone|Write "${meant.zone}".|${meant.zone}${meant.isSpelling ? '' : '|advice'}`
  }
})

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** ISO 4217. */
export const currency = text((value) => {
  if (currencies.has(value)) return null
  const better = value.trim().toUpperCase()
  if (currencies.has(better)) return `is not written in capitals|Write "${better}".|${better}`
  const meant = currencyMeant(value)
  if (meant === null) return 'is not a currency|Write the three letters of its ISO 4217 code, such as "BRL" or "EUR".'
  return `is not the code of a currency|Write "${meant}".|${meant}`
})

/** A file of the folder; whether it is there is looked at by the reader. */
export const assetPath = text((value) => (value.trim() === '' ? 'is empty|Write the path of a file of this folder.' : null))
