import { HEADER_RULES } from '../stamp/headers.ts'
import { CACHE_CONTROL, getPathMatch, PAGE_MARKERS, RESPONSE_RULES, type ResponseRule } from './responseRules.ts'
import type { HostingOptions } from './hostingOptions.ts'

const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`
/** Returns the paths of a rule as a path matcher of Caddy. Empty if the rule depends on the files of a site. */
function formatPaths(rule: ResponseRule): string {
  const { exact = [], prefixes = [], endings = [] } = getPathMatch(rule)
  return [...exact, ...prefixes.map((prefix) => `${prefix}*`), ...endings.map((ending) => `*${ending}`)].join(' ')
}

/** Returns the lines of a rule inside the block `route`, in which the lines apply in order. */
function formatRule(rule: ResponseRule, index: number, upstream: URL): string[] {
  const { what, match, respond, cache } = rule
  const name = `@rule${index}`
  const header = cache === null ? [] : [`header ${name} Cache-Control ${quote(CACHE_CONTROL[cache])}`]
  const paths = formatPaths(rule)
  if (respond === 'proxy')
    return [
      `# ${what}`,
      `${name} path ${paths}`,
      `handle ${name} {`,
      '\trequest_body {',
      '\t\tmax_size 32MB',
      '\t}',
      `\treverse_proxy ${upstream.origin} {`,
      `\t\theader_up Host ${upstream.host}`,
      '\t\theader_up X-Forwarded-For {remote_host}',
      '\t}',
      '}',
      // The rules below this one allow only reading.
      '@otherMethods not method GET HEAD',
      'respond @otherMethods "Only GET and HEAD are allowed." 405',
      `header Cache-Control ${quote(CACHE_CONTROL.revalidate)}`,
    ]
  if (respond === 'health')
    return [
      `# ${what}`,
      `${name} path ${paths}`,
      `handle ${name} {`,
      `\theader Cache-Control ${quote(CACHE_CONTROL[cache ?? 'never'])}`,
      '\t@site file /shell.html',
      '\trespond @site "ok" 200',
      '\trespond "no site" 503',
      '}',
    ]
  if (respond === 'missing' && paths !== '')
    return [`# ${what}`, `${name} path ${paths}`, `error ${name} "private" 404`]
  if (match === 'home' || match === 'page')
    return [
      `# ${what}`,
      `${name} file /pages{path}${PAGE_MARKERS[match]}`,
      `rewrite ${name} /${respond === 'home' ? 'index.html' : 'shell.html'}`,
    ]
  return paths === '' ? [] : [`# ${what}`, `${name} path ${paths}`, ...header]
}

/**
 * Returns the configuration of Caddy (a Caddyfile) for all merchants. The configuration follows {@link RESPONSE_RULES}.
 * It depends only on the hosts of the merchants, so Caddy need not reload it for a release. Caddy obtains the
 * certificates itself.
 */
export function formatCaddy({ hosts, servedDir, platform, listen }: HostingOptions): string {
  const common = HEADER_RULES[0]?.headers ?? {}
  const brand = HEADER_RULES.find(({ pattern }) => pattern === '/brand/*')?.headers['Content-Security-Policy'] ?? ''
  const policy = common['Content-Security-Policy'] ?? ''
  const upstream = new URL(platform)
  const address = (host: string) => (listen === undefined ? host : `http://${host}:${listen}`)
  // Set these headers also for error responses, because Caddy begins a new response when an error occurs.
  const formatHeaders = (suffix: string) => [
    '\theader {',
    '\t\t-Server',
    ...Object.entries(common)
      .filter(([name]) => name !== 'Content-Security-Policy')
      .map(([name, value]) => `\t\t${name} ${quote(value)}`),
    '\t}',
    `\t@brand${suffix} path /brand/*`,
    `\theader @brand${suffix} Content-Security-Policy ${quote(`${policy}, ${brand}`)}`,
    `\t@notBrand${suffix} not path /brand/*`,
    `\theader @notBrand${suffix} Content-Security-Policy ${quote(policy)}`,
  ]
  const redirects = [...hosts.redirects].flatMap(([from, to]) => [
    `${address(from)} {`,
    `\tredir ${listen === undefined ? 'https' : '{scheme}'}://${to}{uri} permanent`,
    '}',
    '',
  ])
  const noSite =
    listen === undefined ? [] : [`http://:${listen} {`, '\trespond "No merchant has this host." 404', '}', '']
  return [
    '# Written by `npm run merchant -- host caddy`. Write this file again and reload Caddy when a merchant or a host is',
    '# added or removed; releases need neither.',
    '',
    ...redirects,
    ...noSite,
    `${[...hosts.merchants.keys()].map(address).join(', ')} {`,
    '\tmap {host} {merchant} {',
    ...[...hosts.merchants].map(([host, id]) => `\t\t${host} ${id}`),
    '\t}',
    `\troot * ${servedDir}/{merchant}`,
    '\tlog {',
    '\t\tformat filter {',
    '\t\t\twrap json',
    '\t\t\tfields {',
    '\t\t\t\trequest>headers delete',
    '\t\t\t\trequest>uri regexp \\?.* ""',
    '\t\t\t}',
    '\t\t}',
    '\t}',
    '',
    ...formatHeaders(''),
    '',
    '\troute {',
    ...RESPONSE_RULES.flatMap((rule, index) => formatRule(rule, index, upstream)).map((line) => `\t\t${line}`),
    '\t\t@manifest path *.webmanifest',
    '\t\theader @manifest Content-Type application/manifest+json',
    '\t\tfile_server {',
    '\t\t\tprecompressed br gzip',
    '\t\t}',
    '\t}',
    '',
    '\thandle_errors {',
    ...formatHeaders('InErrors'),
    `\t\theader Cache-Control ${quote(CACHE_CONTROL.never)}`,
    '\t\t# A document that is no page gets the shell with status 404, which shows that the page does not exist.',
    '\t\t@document expression `{err.status_code} == 404 && {err.message} != "private" && {path}.matches("/([^/.]*|[^/.]*[.]html)$")`',
    '\t\thandle @document {',
    '\t\t\trewrite * /shell.html',
    '\t\t\tfile_server {',
    '\t\t\t\tprecompressed br gzip',
    '\t\t\t\tstatus 404',
    '\t\t\t}',
    '\t\t}',
    '\t\trespond "There is no file at this address." {err.status_code}',
    '\t}',
    '}',
    '',
  ].join('\n')
}
