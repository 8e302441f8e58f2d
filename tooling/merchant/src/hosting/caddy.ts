import { HEADER_RULES } from '../stamp/headers.ts'
import { CACHE_CONTROL, HASHED_FOLDERS, PAGE_MARKERS, PLATFORM_FOLDERS } from './responseRules.ts'
import type { HostingOptions } from './hostingOptions.ts'

const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`
const paths = (folders: readonly string[]) => folders.map((folder) => `${folder}*`).join(' ')

/**
 * Returns a Caddyfile for all merchants. It follows {@link RESPONSE_RULES}, and depends only on the hosts of the
 * merchants: a release needs no reload. Caddy obtains the certificates itself.
 */
export function formatCaddy({ hosts, servedDir, platform, listen }: HostingOptions): string {
  const common = HEADER_RULES[0]?.headers ?? {}
  const brand = HEADER_RULES.find(({ pattern }) => pattern === '/brand/*')?.headers['Content-Security-Policy'] ?? ''
  const policy = common['Content-Security-Policy'] ?? ''
  const upstream = new URL(platform)
  const address = (host: string) => (listen === undefined ? host : `http://${host}:${listen}`)
  // Errors need these headers again, because Caddy begins a new response for them.
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
    '\t\t# The platform: its API and its pictures.',
    `\t\t@platform path ${paths(PLATFORM_FOLDERS)}`,
    '\t\thandle @platform {',
    '\t\t\trequest_body {',
    '\t\t\t\tmax_size 32MB',
    '\t\t\t}',
    `\t\t\treverse_proxy ${upstream.origin} {`,
    `\t\t\t\theader_up Host ${upstream.host}`,
    '\t\t\t\theader_up X-Forwarded-For {remote_host}',
    '\t\t\t}',
    '\t\t}',
    '\t\t@otherMethods not method GET HEAD',
    '\t\trespond @otherMethods "Only GET and HEAD are allowed." 405',
    '\t\t@health path /healthz',
    '\t\thandle @health {',
    `\t\t\theader Cache-Control ${quote(CACHE_CONTROL.never)}`,
    '\t\t\t@site file /shell.html',
    '\t\t\trespond @site "ok" 200',
    '\t\t\trespond "no site" 503',
    '\t\t}',
    '\t\t# Files for servers and tools only.',
    '\t\t@private path /_headers /build.json /pages/* *.br *.gz',
    '\t\terror @private "private" 404',
    `\t\theader Cache-Control ${quote(CACHE_CONTROL.revalidate)}`,
    `\t\t@home file /pages{path}${PAGE_MARKERS.home}`,
    '\t\trewrite @home /index.html',
    `\t\t@page file /pages{path}${PAGE_MARKERS.page}`,
    '\t\trewrite @page /shell.html',
    `\t\theader ${'@hashed'} Cache-Control ${quote(CACHE_CONTROL.immutable)}`,
    `\t\t@hashed path ${paths(HASHED_FOLDERS)}`,
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
