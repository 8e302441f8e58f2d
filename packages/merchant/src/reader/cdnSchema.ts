import { z } from 'zod'
import { apiBase, httpsBase, originPattern } from './addresses.ts'
import { schemaKey } from './schemaKey.ts'

/** `cdn.jsonc`: the hosts that the page may talk to. The content security policy names exactly these. */
export const cdnSchema = z
  .strictObject({
    $schema: schemaKey('cdn'),
    apiBase: apiBase
      .default('')
      .meta({
        title: 'API base',
        description: "Put before every path of the API; empty means the site's own origin.",
        default: '',
        examples: ['https://api.example.net'],
      }),
    images: z
      .strictObject({
        hosts: z
          .array(httpsBase)
          .min(1)
          .meta({
            title: 'Hosts',
            description: 'One is chosen at random once a visit.',
            examples: [['https://img1.example.net', 'https://img2.example.net']],
          }),
        fallback: httpsBase.meta({
          title: 'The last resort',
          description: 'Tried when a listed one fails.',
          examples: ['https://img0.example.net'],
        }),
      })
      .meta({
        title: 'Image hosts',
        description: 'Bases without a trailing slash: an https origin, or a path of the own origin.',
        examples: [{ hosts: ['/media/a', '/media/b'], fallback: '/media/c' }],
      }),
    gameOrigins: z
      .array(originPattern)
      .meta({
        title: 'Game origins',
        description:
          'Origins that a launched game may have, each in full, and none at the host of a site. "https://*.example.net" lets the page of a game go on to other hosts of one domain; no game is launched by it.',
        examples: [['https://play.example.net']],
      }),
    serviceOrigins: z
      .array(originPattern)
      .meta({
        title: 'Service origins',
        description: 'Origins that a customer-service link may have, none at the host of a site.',
        examples: [['https://help.example.net']],
      }),
  })
  .meta({ title: 'Hosts', description: 'The hosts that the page may talk to, and no others.' })
