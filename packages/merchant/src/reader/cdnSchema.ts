import { z } from 'zod'
import { apiBase, httpsBase, originPattern } from './addresses.ts'
import { schemaKey, told } from './textRule.ts'

/** `cdn.jsonc`: the hosts that the page may talk to. The content security policy names exactly these. */
export const cdnSchema = z
  .strictObject({
    $schema: schemaKey('cdn'),
    apiBase: told(
      apiBase.default(''),
      'API base',
      "Put before every path of the API; empty means the site's own origin.",
      'https://api.example.net',
    ),
    images: told(
      z.strictObject({
        hosts: told(z.array(httpsBase).min(1), 'Hosts', 'One is chosen at random once a visit.', [
          'https://img1.example.net',
          'https://img2.example.net',
        ]),
        fallback: told(httpsBase, 'The last resort', 'Tried when a listed one fails.', 'https://img0.example.net'),
      }),
      'Image hosts',
      'Bases without a trailing slash: an https origin, or a path of the own origin.',
      { hosts: ['/media/a', '/media/b'], fallback: '/media/c' },
    ),
    gameOrigins: told(
      z.array(originPattern),
      'Game origins',
      'Origins that a launched game may have, each in full, and none at the host of a site. "https://*.example.net" lets the page of a game go on to other hosts of one domain; no game is launched by it.',
      ['https://play.example.net'],
    ),
    serviceOrigins: told(
      z.array(originPattern),
      'Service origins',
      'Origins that a customer-service link may have, none at the host of a site.',
      ['https://help.example.net'],
    ),
  })
  .meta({ title: 'Hosts', description: 'The hosts that the page may talk to, and no others.' })
