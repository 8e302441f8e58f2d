import { HEADER_RULES } from '../stamp/headers.ts'
import { CACHE_CONTROL, getPathMatch, PAGE_MARKERS, RESPONSE_RULES, type ResponseRule } from './responseRules.ts'
import type { HostingOptions } from './hostingOptions.ts'

const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Returns a regular expression for the paths of a rule, or undefined if the rule depends on the files of a site. */
function formatPathPattern(rule: ResponseRule): string | undefined {
  const { exact = [], prefixes = [], endings = [] } = getPathMatch(rule)
  const parts = [
    ...exact.map((path) => `${escape(path)}$`),
    ...prefixes.map(escape),
    ...endings.map((ending) => `.*${escape(ending)}$`),
  ]
  return parts.length === 0 ? undefined : `(${parts.join('|')})`
}

/** Returns the directives that define the variables of the headers, one line each. */
function formatHeaderVariables(): string[] {
  const [common, ...others] = HEADER_RULES
  const brand = others.find(({ pattern }) => pattern === '/brand/*')?.headers['Content-Security-Policy'] ?? ''
  const policy = common?.headers['Content-Security-Policy'] ?? ''
  const caches = RESPONSE_RULES.flatMap((rule) => {
    const pattern = formatPathPattern(rule)
    if (pattern === undefined || rule.cache === null) return []
    return [`    "~^(200|206|304) ${pattern}" ${quote(CACHE_CONTROL[rule.cache])};`]
  })
  return [
    `map $uri $lobby_policy { ~^/brand/ ${quote(`${policy}, ${brand}`)}; default ${quote(policy)}; }`,
    'map "$status $uri" $lobby_cache {',
    ...caches,
    `    "~^(200|206|304) " ${quote(CACHE_CONTROL.revalidate)};`,
    `    default ${quote(CACHE_CONTROL.never)};`,
    '}',
  ]
}

/** Returns the location of a rule that needs its own location. The other rules are in the location of all files. */
function formatLocation(rule: ResponseRule, upstream: URL): string[] {
  const start = [`# ${rule.what}`, `location ~ ^${formatPathPattern(rule) ?? ''} {`]
  if (rule.respond === 'proxy')
    return [
      ...start,
      '    add_header X-Content-Type-Options nosniff always;',
      `    proxy_pass ${upstream.origin};`,
      '    proxy_http_version 1.1;',
      '    proxy_ssl_server_name on;',
      `    proxy_set_header Host ${upstream.host};`,
      '    proxy_set_header Connection "";',
      '    proxy_set_header X-Forwarded-For $remote_addr;',
      '    proxy_set_header X-Forwarded-Host $http_host;',
      '    proxy_set_header X-Forwarded-Proto $scheme;',
      '    client_max_body_size 32m;',
      '}',
    ]
  if (rule.respond === 'health')
    return [
      ...start,
      '    types { }',
      '    if (!-f $document_root/shell.html) { return 503 "no site\\n"; }',
      '    return 200 "ok\\n";',
      '}',
    ]
  if (rule.respond === 'missing' && typeof rule.match !== 'string') return [...start, `    ${missing}`, '}']
  return []
}

/** Returns the line for a rule in the location of all files. */
function formatRewrite({ match, respond }: ResponseRule): string[] {
  if (match !== 'home' && match !== 'page') return []
  const document = respond === 'home' ? 'index.html' : 'shell.html'
  return [`    if (-f $document_root/pages$uri${PAGE_MARKERS[match]}) { rewrite ^ /${document} last; }`]
}

// The empty block `types` gives the response the media type text/plain instead of the media type of the missing file.
const missing = 'types { } return 404 "There is no file at this address.\\n";'

/** The media types of all files of a site. */
const types =
  'text/html html; text/javascript js; text/css css; application/json json map; application/manifest+json webmanifest; ' +
  'image/svg+xml svg; image/png png; image/webp webp; image/jpeg jpg jpeg; image/x-icon ico; font/woff2 woff2; ' +
  'text/plain txt; application/xml xml;'

/**
 * Returns the configuration of nginx for all merchants, to be included in the block `http`. The configuration follows
 * {@link RESPONSE_RULES}. It depends only on the hosts of the merchants, so nginx need not reload it for a release.
 * nginx needs the module `brotli_static` (Debian: libnginx-mod-http-brotli-static).
 */
export function formatNginx({ hosts, servedDir, platform, listen, certificates }: HostingOptions): string {
  const common = HEADER_RULES[0]?.headers ?? {}
  const upstream = new URL(platform)
  const names = [...hosts.merchants.keys()]
  const bind = listen === undefined ? ['listen 443 ssl;', 'listen [::]:443 ssl;'] : [`listen ${listen};`]
  const tls =
    listen === undefined
      ? [
          `ssl_certificate ${certificates}/$ssl_server_name/fullchain.pem;`,
          `ssl_certificate_key ${certificates}/$ssl_server_name/privkey.pem;`,
          'ssl_protocols TLSv1.2 TLSv1.3;',
        ]
      : []
  const scheme = listen === undefined ? 'https' : '$scheme'
  const server = (lines: readonly string[]) => ['server {', ...lines.map((line) => `    ${line}`), '}', '']
  return [
    '# Written by `npm run merchant -- host nginx`. Include this file in the block `http`. Write it again and reload',
    '# nginx when a merchant or a host is added or removed; releases need neither.',
    '',
    'map_hash_bucket_size 128;',
    'map_hash_max_size 16384;',
    'server_names_hash_bucket_size 128;',
    'server_names_hash_max_size 16384;',
    'map $host $lobby_merchant {',
    ...[...hosts.merchants].map(([host, id]) => `    ${host} ${id};`),
    '    default "";',
    '}',
    ...(hosts.redirects.size === 0
      ? []
      : [
          'map $host $lobby_redirect {',
          ...[...hosts.redirects].map(([from, to]) => `    ${from} ${to};`),
          '    default "";',
          '}',
        ]),
    '# The served site is a link to sites/<merchant>/<release>.',
    'map $realpath_root $lobby_release { "~/sites/[^/]+/(?<lobby_name>[^/]+?)(~\\d+)?$" $lobby_name; default ""; }',
    ...formatHeaderVariables(),
    'log_format lobby escape=json \'{"time":"$time_iso8601","merchant":"$lobby_merchant","release":"$lobby_release",\'',
    '    \'"method":"$request_method","path":"$uri","status":$status,"bytes":$body_bytes_sent,"seconds":$request_time,\'',
    '    \'"platform_seconds":"$upstream_response_time","encoding":"$sent_http_content_encoding"}\';',
    '',
    ...(listen === undefined
      ? server(['listen 80 default_server;', 'listen [::]:80 default_server;', 'return 301 https://$host$request_uri;'])
      : []),
    '# A host of no merchant.',
    ...server([
      ...bind.map((each) => each.replace(';', ' default_server;')),
      ...(listen === undefined ? ['ssl_reject_handshake on;'] : ['return 404;']),
    ]),
    ...(hosts.redirects.size === 0
      ? []
      : server([
          ...bind,
          ...tls,
          `server_name ${[...hosts.redirects.keys()].join(' ')};`,
          `return 301 ${scheme}://$lobby_redirect$request_uri;`,
        ])),
    ...server([
      ...bind,
      ...tls,
      `server_name ${names.join(' ')};`,
      'server_tokens off;',
      `root ${servedDir}/$lobby_merchant;`,
      `types { ${types} }`,
      'default_type text/plain;',
      'charset utf-8;',
      'charset_types text/javascript text/css text/plain application/json application/manifest+json application/xml;',
      'access_log /var/log/nginx/lobby.log lobby;',
      'gzip_static on;',
      'gzip_vary on;',
      'brotli_static on;',
      ...Object.entries(common)
        .filter(([name]) => name !== 'Content-Security-Policy')
        .map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
      'add_header Content-Security-Policy $lobby_policy always;',
      'add_header Cache-Control $lobby_cache always;',
      '',
      ...RESPONSE_RULES.flatMap((rule) => formatLocation(rule, upstream)),
      '',
      'location / {',
      '    if ($request_method !~ ^(GET|HEAD)$) { return 405; }',
      ...RESPONSE_RULES.flatMap(formatRewrite),
      '    try_files $uri @missing;',
      '}',
      '',
      '# A document that is no page gets the shell with status 404, which shows that the page does not exist.',
      'location @missing {',
      '    error_page 404 /shell.html;',
      '    types { }',
      '    if ($uri ~ "/[^/]*\\.(?!html$)[^/]*$") { return 404 "There is no file at this address.\\n"; }',
      '    return 404;',
      '}',
      'location = /index.html { try_files $uri =404; }',
      'location = /shell.html { try_files $uri =404; }',
    ]),
  ].join('\n')
}
