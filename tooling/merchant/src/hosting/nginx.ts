import { HEADER_RULES } from '../stamp/headers.ts'
import { CACHE_CONTROL, HASHED_FOLDERS, PAGE_MARKERS, PLATFORM_FOLDERS } from './responseRules.ts'
import type { HostingOptions } from './hostingOptions.ts'

const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const alternatives = (folders: readonly string[]) => folders.map((folder) => escape(folder.slice(1, -1))).join('|')

/** Returns the directives that set the headers of every response, one line each. */
function formatHeaderDirectives(): string[] {
  const [common, ...others] = HEADER_RULES
  const brand = others.find(({ pattern }) => pattern === '/brand/*')?.headers['Content-Security-Policy'] ?? ''
  const policy = common?.headers['Content-Security-Policy'] ?? ''
  return [
    `map $uri $lobby_policy { ~^/brand/ ${quote(`${policy}, ${brand}`)}; default ${quote(policy)}; }`,
    'map "$status $uri" $lobby_cache {',
    `    "~^(200|206|304) /(${alternatives(HASHED_FOLDERS)})/" ${quote(CACHE_CONTROL.immutable)};`,
    `    "~^(200|206|304) /healthz$" ${quote(CACHE_CONTROL.never)};`,
    `    "~^(200|206|304) " ${quote(CACHE_CONTROL.revalidate)};`,
    `    default ${quote(CACHE_CONTROL.never)};`,
    '}',
  ]
}

// Without types, the response has the type text/plain instead of that of the missing file.
const missing = 'types { } return 404 "There is no file at this address.\\n";'

/** The media types of all files of a site. */
const types =
  'text/html html; text/javascript js; text/css css; application/json json map; application/manifest+json webmanifest; ' +
  'image/svg+xml svg; image/png png; image/webp webp; image/jpeg jpg jpeg; image/x-icon ico; font/woff2 woff2; ' +
  'text/plain txt; application/xml xml;'

/**
 * Returns the configuration of nginx for all merchants, to be included in the block `http`. It follows
 * {@link RESPONSE_RULES}, and depends only on the hosts of the merchants: a release needs no reload.
 * The module `brotli_static` is needed (Debian: libnginx-mod-http-brotli-static).
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
    ...formatHeaderDirectives(),
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
      '# The platform: its API and its pictures.',
      `location ~ ^/(${alternatives(PLATFORM_FOLDERS)})/ {`,
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
      '',
      'location = /healthz {',
      '    if (!-f $document_root/shell.html) { return 503 "no site\\n"; }',
      '    return 200 "ok\\n";',
      '}',
      '',
      '# Files for servers and tools only.',
      `location = /_headers { ${missing} }`,
      `location = /build.json { ${missing} }`,
      `location ^~ /pages/ { ${missing} }`,
      `location ~ \\.(br|gz)$ { ${missing} }`,
      '',
      'location / {',
      '    if ($request_method !~ ^(GET|HEAD)$) { return 405; }',
      `    if (-f $document_root/pages$uri${PAGE_MARKERS.home}) { rewrite ^ /index.html last; }`,
      `    if (-f $document_root/pages$uri${PAGE_MARKERS.page}) { rewrite ^ /shell.html last; }`,
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
