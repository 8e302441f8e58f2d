import { z } from 'zod'
import { apiBaseUrlRule, httpsBaseUrlRule, originPatternRule } from './addresses.ts'
import { createSchemaKeyRule, addKeyMetadata } from './textRule.ts'

/** `cdn.jsonc`: the hosts that the site may contact. The content security policy allows no other hosts. */
export const cdnSchema = z
  .strictObject({
    $schema: createSchemaKeyRule('cdn'),
    apiBase: addKeyMetadata(
      apiBaseUrlRule.default(''),
      'API base',
      "The address before every path of the API. Empty means the site's own origin.",
      'https://api.example.net',
    ),
    images: addKeyMetadata(
      z.strictObject({
        hosts: addKeyMetadata(
          z.array(httpsBaseUrlRule).min(1),
          'Hosts',
          'Each visit uses one of them, chosen at random.',
          ['https://img1.example.net', 'https://img2.example.net'],
        ),
        fallback: addKeyMetadata(
          httpsBaseUrlRule,
          'Fallback',
          'Used when the chosen host fails.',
          'https://img0.example.net',
        ),
      }),
      'Image hosts',
      "Addresses without a trailing slash: an https origin, or a path of the site's own origin.",
      { hosts: ['/media/a', '/media/b'], fallback: '/media/c' },
    ),
    gameOrigins: addKeyMetadata(
      z.array(originPatternRule),
      'Game origins',
      'Origins from which a game may be launched, each in full. None may be the host of a site. ' +
        '"https://*.example.net" only allows a running game to move to other hosts of that domain; no game is ' +
        'launched at a wildcard.',
      ['https://play.example.net'],
    ),
    serviceOrigins: addKeyMetadata(
      z.array(originPatternRule),
      'Service origins',
      'Origins that a customer-service link may have. None may be the host of a site.',
      ['https://help.example.net'],
    ),
  })
  .meta({ title: 'Hosts', description: 'The only hosts that the page may contact.' })
