import { isPrivateHost } from './isPrivateHost.ts'
import { isSandboxHost } from './reservedNames.ts'
import { isDomainOfHostingService, isSharedDomain } from './sharedDomains.ts'
import { createTextMistake, createReplacementMistake, stringRule, type TextMistake } from './textRule.ts'

const loopback = /^(?:localhost|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Returns whether a host name or IP address means the local machine. */
export const isLoopbackHost = (host: string) => loopback.test(host)

/**
 * Matches a host: a name, an IPv4 or an IPv6 address. Browsers also accept ";" and "," in a host, but these separate
 * the directives of a content security policy.
 */
const plainHost = /^(?:[a-z0-9.-]+|\[[\da-f:.]+\])$/

/**
 * Parses a URL strictly. Returns null for a URL that a browser would repair, and for a host that is not a plain name or
 * address, for example one with a wildcard.
 */
function parseUrl(address: string): URL | null {
  if (!/^[a-z]+:\/\/[^\s\\@]+$/i.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  return plainHost.test(url.hostname) ? url : null
}

const insecure = {
  message: 'is not secure',
  cure: 'Write https:// instead. Plain http is allowed only for the local machine.',
}

const onPrivateNetwork = 'is on a private network, which players cannot reach'

const unreachable = { message: onPrivateNetwork, cure: 'Write the public address.' }

/**
 * Explains why players cannot reach a URL securely. Returns null if they can, or if the URL is on the local machine.
 */
function reachProblem(url: URL): TextMistake | null {
  if (isLoopbackHost(url.hostname)) return url.protocol === 'https:' || url.protocol === 'http:' ? null : insecure
  if (url.protocol !== 'https:') return insecure
  if (isPrivateHost(url.hostname)) return unreachable
  const cure = 'Write the host with its domain, for example "https://api.example.net".'
  return /[.:]/.test(url.hostname) ? null : { message: 'has a host without a public domain', cure }
}

/** Validates an https URL. */
export const secureUrlRule = stringRule((value) => {
  const url = parseUrl(value)
  const cure = 'Write it with its scheme, for example "https://www.example.net/licence".'
  return url === null ? { message: 'is not a full URL', cure } : reachProblem(url)
})

const baseProblem = (value: string, example: string): TextMistake | null => {
  if (value.endsWith('/'))
    return { message: 'ends with a slash', cure: 'Remove the last slash.', correction: value.replace(/\/+$/, '') }
  if (/^\/[\w-]+(?:\/[\w.-]+)*$/.test(value) && !value.includes('..')) return null
  const url = parseUrl(value)
  if (url === null) return { message: 'is neither an https address nor a path', cure: `Write for example ${example}.` }
  const unreached = reachProblem(url)
  if (unreached !== null) return unreached
  return url.search === '' && url.hash === ''
    ? null
    : { message: 'has a query or a fragment', cure: 'Remove everything from "?" or "#" on.' }
}

/**
 * Validates an https URL of scheme, host and optionally a port and a path. Also allows a path without scheme and host,
 * which leads to the site's own host. The value must not end with a slash.
 */
export const httpsBaseUrlRule = stringRule((value) => baseProblem(value, '"https://img.example.net" or "/media/a"'))

/** Validates like {@link httpsBaseUrlRule}, but also allows an empty text, which means the site's own host. */
export const apiBaseUrlRule = stringRule((value) =>
  value === '' ? null : baseProblem(value, '"https://api.example.net"'),
)

/**
 * Explains what is wrong with a web origin that contains a `*`. A `*` may only cover the subdomains of one registered
 * domain.
 */
function wildcardProblem(value: string): TextMistake | null {
  const parent = /^https:\/\/\*\.([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d+)?$/.exec(value)?.[1]
  if (parent !== undefined && isPrivateHost(parent)) return unreachable
  const hasOtherOwners = (domain: string) =>
    isSharedDomain(domain) || isDomainOfHostingService(domain) || /\.\d+$/.test(domain) || isLoopbackHost(domain)
  if (parent !== undefined && !hasOtherOwners(parent)) return null
  const cure =
    'Write the whole host, or a "*" below a domain that only the platform uses, for example "https://*.example.net".'
  return { message: 'has a wildcard that includes hosts of other owners', cure }
}

/**
 * Validates a web origin: `https://<host>`, `https://*.<domain>`, or an http origin of the local machine, whose port
 * may be `*`.
 */
export const originPatternRule = stringRule((value) => {
  const local = /^http:\/\/([^/:]+):\*$/.exec(value)
  if (local !== null) return isLoopbackHost(local[1] ?? '') ? null : insecure
  if (/^https:\/\/[^/:]*\*/i.test(value)) return wildcardProblem(value)
  const url = parseUrl(value)
  if (url === null)
    return {
      message: 'is not an origin',
      cure: 'Write the scheme and the host, for example "https://play.example.net".',
    }
  const unreached = reachProblem(url)
  if (unreached !== null) return unreached
  return url.origin === value ? null : createReplacementMistake(url.origin, 'is more than an origin')
})

/**
 * Returns a host name in the form that browsers request: lower case, and in its xn-- form if it is not ASCII. Returns
 * undefined if it cannot be a host name.
 */
function normalizeHost(host: string | undefined): string | undefined {
  if (host === undefined || !/[^ -~]/.test(host)) return host?.toLowerCase()
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined
}

/** Validates a host name without scheme, port and path. */
export const hostNameRule = stringRule((value) => {
  if (/[:/\\@]/.test(value)) {
    const host = /^(?:https?:\/\/)?([\p{L}\p{M}\p{N}.-]+)(?::\d+)?\/?$/iu.exec(value)?.[1]
    const cure = 'Remove the scheme, the port and the path, for example "www.example.net".'
    return createTextMistake('is more than a host name', cure, normalizeHost(host))
  }
  const normalized = normalizeHost(value)
  if (normalized !== undefined && normalized !== value)
    return createReplacementMistake(
      normalized,
      /[^ -~]/.test(value) ? 'has letters that are not ASCII' : 'has capitals',
    )
  const label = /^(?!-)[a-z0-9-]{1,63}$/
  if (value.length > 253 || !value.split('.').every((part) => label.test(part) && !part.endsWith('-')))
    return createTextMistake(
      'is not a host name',
      'Write for example "www.example.net"; write names that are not ASCII in their xn-- form.',
    )
  if (isSandboxHost(value))
    return createTextMistake(
      'is a host that the sandbox uses',
      'Write "<id>.localhost", or the domain that players open.',
    )
  if (isLoopbackHost(value)) return null
  const ownMachine = 'on your own machine "<id>.localhost"'
  if (!value.includes('.'))
    return createTextMistake(
      'has no public domain',
      `Write it with its domain, for example "www.example.net"; ${ownMachine}.`,
    )
  const cure = 'Write the domain that players open, for example "www.example.net".'
  if (isPrivateHost(value) && !/^[\d.]+$/.test(value)) return createTextMistake(onPrivateNetwork, cure)
  if (/\.\d+$/.test(value)) return createTextMistake('is an IP address, not a name', cure)
  return isSharedDomain(value) || /\.[a-z]$/.test(value)
    ? createTextMistake('is not a domain that a merchant can own', cure)
    : null
})
