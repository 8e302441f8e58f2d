import { isPrivateHost } from './isPrivateHost.ts'
import { isSandboxHost } from './reservedNames.ts'
import { isHosted, isShared } from './sharedDomains.ts'
import { mistake, replaceBy, text, type Mistake } from './textRule.ts'

const loopback = /^(?:localhost|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Whether a host is of the own machine alone. */
export const isLoopback = (host: string) => loopback.test(host)

/** A name, an IPv4 or an IPv6 address: without the ";" and "," that browsers take in a host, and that separate the rules of a policy. */
const plainHost = /^(?:[a-z0-9.-]+|\[[\da-f:.]+\])$/

/** Parses an address strictly: refuses what a browser would repair, and other characters in the host, such as wildcards. */
function urlOf(address: string): URL | null {
  if (!/^[a-z]+:\/\/[^\s\\@]+$/i.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  return plainHost.test(url.hostname) ? url : null
}

const insecure = { message: 'is not secure', cure: 'Write https:// instead. Plain http is allowed on loopback alone.' }

const ofPrivateNetwork = 'is of a private network, where no player comes'

const unreachable = { message: ofPrivateNetwork, cure: 'Write the address that players reach.' }

/** Explains why players cannot come by an address, or not safely; null if they can, and on loopback. */
function reachProblem(url: URL): Mistake | null {
  if (isLoopback(url.hostname)) return url.protocol === 'https:' || url.protocol === 'http:' ? null : insecure
  if (url.protocol !== 'https:') return insecure
  if (isPrivateHost(url.hostname)) return unreachable
  const cure = 'Write the host with its domain, for example "https://api.example.net".'
  return /[.:]/.test(url.hostname) ? null : { message: 'has a host without a public domain', cure }
}

/** An https URL. */
export const secureUrl = text((value) => {
  const url = urlOf(value)
  const cure = 'Write it with its scheme, for example "https://www.example.net/licence".'
  return url === null ? { message: 'is not a full URL', cure } : reachProblem(url)
})

const baseProblem = (value: string, example: string): Mistake | null => {
  if (value.endsWith('/'))
    return { message: 'ends with a slash', cure: 'Leave the last slash out.', better: value.replace(/\/+$/, '') }
  if (/^\/[\w-]+(?:\/[\w.-]+)*$/.test(value) && !value.includes('..')) return null
  const url = urlOf(value)
  if (url === null) return { message: 'is neither an https base nor a path', cure: `Write for example ${example}.` }
  const unreached = reachProblem(url)
  if (unreached !== null) return unreached
  return url.search === '' && url.hash === ''
    ? null
    : { message: 'carries a query or a fragment', cure: 'Leave out what follows "?" or "#".' }
}

/** An https origin with an optional path, or a path of the own origin; no trailing slash. */
export const httpsBase = text((value) => baseProblem(value, '"https://img.example.net" or "/media/a"'))

/** As {@link httpsBase}, or empty for the site's own origin. */
export const apiBase = text((value) => (value === '' ? null : baseProblem(value, '"https://api.example.net"')))

/** Explains what is wrong with a wildcard origin. A `*` may only cover the subdomains of one registered domain. */
function wildcardProblem(value: string): Mistake | null {
  const below = /^https:\/\/\*\.([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d+)?$/.exec(value)?.[1]
  if (below !== undefined && isPrivateHost(below)) return unreachable
  const isOthers = (domain: string) =>
    isShared(domain) || isHosted(domain) || /\.\d+$/.test(domain) || isLoopback(domain)
  if (below !== undefined && !isOthers(below)) return null
  const cure =
    'Write the whole host, or a "*" below a domain of the platform alone, for example "https://*.example.net".'
  return { message: 'has a wildcard for hosts of other owners', cure }
}

/** An https origin, which may be `https://*.<domain>`, or an http one on loopback, whose port may be `*`. */
export const originPattern = text((value) => {
  const local = /^http:\/\/([^/:]+):\*$/.exec(value)
  if (local !== null) return isLoopback(local[1] ?? '') ? null : insecure
  if (/^https:\/\/[^/:]*\*/i.test(value)) return wildcardProblem(value)
  const url = urlOf(value)
  if (url === null)
    return { message: 'is not an origin', cure: 'Write scheme and host, for example "https://play.example.net".' }
  const unreached = reachProblem(url)
  if (unreached !== null) return unreached
  return url.origin === value ? null : replaceBy(url.origin, 'is more than an origin')
})

/** A host name as browsers ask for it: in small letters, and beyond ASCII in its xn-- form; undefined where it cannot be one. */
function askedHost(host: string | undefined): string | undefined {
  if (host === undefined || !/[^ -~]/.test(host)) return host?.toLowerCase()
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined
}

/** A host name alone. */
export const hostName = text((value) => {
  if (/[:/\\@]/.test(value)) {
    const host = /^(?:https?:\/\/)?([\p{L}\p{M}\p{N}.-]+)(?::\d+)?\/?$/iu.exec(value)?.[1]
    const cure = 'Leave out scheme, port and path, for example "www.example.net".'
    return mistake('is more than a host name', cure, askedHost(host))
  }
  const asked = askedHost(value)
  if (asked !== undefined && asked !== value)
    return replaceBy(asked, /[^ -~]/.test(value) ? 'has letters beyond ASCII' : 'has capitals')
  const label = /^(?!-)[a-z0-9-]{1,63}$/
  if (value.length > 253 || !value.split('.').every((part) => label.test(part) && !part.endsWith('-')))
    return mistake('is not a host name', 'Write for example "www.example.net"; names beyond ASCII in their xn-- form.')
  if (isSandboxHost(value))
    return mistake('is a host of the sandbox itself', 'Write "<id>.localhost", or the domain that players come by.')
  if (isLoopback(value)) return null
  const ownMachine = 'on your own machine "<id>.localhost"'
  if (!value.includes('.'))
    return mistake('has no public domain', `Write it with its domain, for example "www.example.net"; ${ownMachine}.`)
  const cure = 'Write the domain that players come by, for example "www.example.net".'
  if (isPrivateHost(value) && !/^[\d.]+$/.test(value)) return mistake(ofPrivateNetwork, cure)
  if (/\.\d+$/.test(value)) return mistake('is an address, and no name', cure)
  return isShared(value) || /\.[a-z]$/.test(value) ? mistake('is no domain that a merchant can own', cure) : null
})
