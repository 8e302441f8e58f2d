import { z } from 'zod'
import { flagNames, type FlagName } from '../flags.ts'
import { flagRegistry } from '../flagRegistry.ts'
import { marketNames } from '../marketNames.ts'
import {
  apiBase,
  assetPath,
  colour,
  currency,
  firebaseKey,
  firebaseProject,
  hostName,
  httpsBase,
  languageCode,
  merchantCode,
  originPattern,
  secureUrl,
  timeZone,
} from './values.ts'

const schemaKey = z.string().optional().meta({ description: "Where an editor finds this file's schema; the product does not read it." })

const licenceText = z.string().min(1).max(300)

/** `merchant.jsonc`: who the merchant is. */
const merchantSchema = z
  .strictObject({
    $schema: schemaKey,
    code: merchantCode.meta({ title: 'Merchant code', description: 'As the platform knows the merchant.', examples: ['aurora01'] }),
    trialCode: merchantCode.meta({
      title: 'Trial merchant code',
      description: 'The second code of the same tenant, for trial accounts alone. Never equal to `code`.',
      examples: ['aurora01t'],
    }),
    name: z
      .string()
      .min(1)
      .max(40)
      .meta({ title: 'Name', description: 'As players read it.', examples: ['Aurora'] }),
    hosts: z
      .array(hostName)
      .min(1)
      .meta({
        title: 'Host names',
        description: 'Where the site runs; on another host it refuses to. Without scheme and port.',
        examples: [['www.example.net']],
      }),
    languages: z
      .strictObject({
        default: languageCode.meta({ description: 'What a new visitor reads.', default: 'PT' }),
        offered: z
          .array(languageCode)
          .min(1)
          .meta({ description: 'What the language popup offers.', default: ['EN', 'PT'] }),
      })
      .meta({ title: 'Languages' }),
    timeZone: timeZone.meta({
      title: 'Time zone',
      description: 'An IANA name: where the days of records begin.',
      examples: ['America/Sao_Paulo'],
    }),
    currency: currency.meta({ title: 'Currency', description: 'ISO 4217.', examples: ['BRL'] }),
    minimumAge: z.literal([18, 21]).meta({ title: 'Minimum age', description: 'What the law of the region asks: 18 or 21.', default: 18 }),
    market: z.enum(marketNames).default('none').meta({
      title: 'Market',
      description: 'Whose rules of playing responsibly the site follows: limits, pauses, the session clock and the reality check. Without it there are none.',
    }),
    copyright: z
      .string()
      .min(1)
      .max(200)
      .meta({ title: 'Copyright line', examples: ['© 2026 Aurora'] }),
    licence: z
      .strictObject({
        text: z
          .union([licenceText, z.record(languageCode, licenceText)])
          .meta({ description: 'Who grants the licence, and its number: one text, or one a language; a language without one shows that of the default language.' }),
        image: assetPath.optional().meta({ description: "The authority's seal.", examples: ['assets/licence.svg'] }),
        url: secureUrl.optional().meta({ description: "The authority's page on this licence." }),
      })
      .meta({ title: 'Licence' }),
    resetCode: z.enum(['VERIFICATION3', 'PWRESETSMS3']).default('VERIFICATION3').meta({
      title: 'Code for a new password',
      description: 'By which module of the platform the SMS code of a forgotten password is sent: the common one, or the one for resets alone.',
    }),
    encryptionKey: assetPath.meta({
      title: 'Encryption key',
      description: "A file of this folder: the platform's public RSA key, 2048 bits or more, as PEM. Never the private key.",
      examples: ['encryption-key.pem'],
    }),
    firebase: z
      .strictObject({
        projectId: firebaseProject.meta({ examples: ['aurora-sign-in'] }),
        apiKey: firebaseKey.meta({ description: "The web app's key; it is public.", examples: ['AIzaSyExampleOfAWebAppsKey'] }),
        authDomain: hostName.meta({ description: 'The host of the sign-in windows.', examples: ['aurora-sign-in.firebaseapp.com'] }),
        emulator: z.boolean().default(false).meta({
          description: "For a project named demo-... alone: signs in at an Auth emulator of this machine, and offers nothing without one.",
          default: false,
        }),
      })
      .optional()
      .meta({
        title: 'Third-party sign-in',
        description: "The configuration of the merchant's own Firebase project. Left out, third-party sign-in is off.",
      }),
  })
  .meta({ title: 'Merchant', description: 'Who the merchant is.' })

const flagShape = Object.fromEntries(
  flagNames.map((name) => {
    const { title, shows } = flagRegistry[name]
    return [name, z.boolean().optional().meta({ title, description: shows, default: false })]
  }),
) as Record<FlagName, z.ZodOptional<z.ZodBoolean>>

/** `flags.jsonc`: what the site offers. A flag that is not written is off (CONF-003). */
const flagsSchema = z
  .strictObject({
    $schema: schemaKey,
    ...flagShape,
  })
  .meta({ title: 'Flags', description: 'What the site offers. A flag that is not written is off.' })

const fontSchema = z
  .union([
    z.literal('system'),
    z.strictObject({
      family: z
        .string()
        .regex(/^[\w -]{1,40}$/, 'is not a family name|Write letters, digits and spaces, for example "Marcellus".')
        .meta({ examples: ['Marcellus'] }),
      file: assetPath.meta({ description: 'A .woff2 file of this folder.', examples: ['assets/fonts/marcellus.woff2'] }),
      weight: z
        .string()
        .regex(/^[1-9]00( [1-9]00)?$/, 'is not a weight|Write "700", or "400 700" for a variable face.')
        .meta({ examples: ['700'] }),
      fallback: z
        .enum(['sans', 'serif'])
        .default('sans')
        .meta({ description: "The kind of the phone's own face that stands in until the file is there." }),
    }),
  ])
  .default('system')

/** `theme.jsonc`: what the site looks like. */
const themeSchema = z
  .strictObject({
    $schema: schemaKey,
    mode: z.enum(['dark', 'light']).meta({ title: 'Mode' }),
    colours: z
      .strictObject({
        brand: colour.meta({ description: 'The one action, and what is active.', examples: ['#e2b65c'] }),
        page: colour.meta({
          description: 'The ground; its hue tints every surface. Dark in mode dark, pale in mode light.',
          examples: ['#0a0f1f'],
        }),
        accent: colour.optional().meta({ description: 'Live things and second notes; derived from the brand if absent.' }),
        gradient: colour.optional().meta({ description: "The far end of the action's gradient; plain if absent." }),
        text: colour.optional().meta({ description: 'Running text; derived from the page if absent.' }),
      })
      .meta({ title: 'Brand colours', description: 'Two to five, as "#rrggbb". Every other colour is derived, and its contrast checked.' }),
    fonts: z
      .strictObject({
        text: fontSchema.meta({ description: 'Running text.' }),
        display: fontSchema.meta({ description: 'Names and titles.' }),
        digits: fontSchema.meta({ description: 'Amounts, countdowns, winning numbers.' }),
      })
      .prefault({})
      .meta({ title: 'Fonts', description: '"system" or a file of the folder; at most two files and 40 kB together.' }),
    radius: z.enum(['small', 'medium', 'large']).default('medium').meta({ title: 'Radius' }),
    layout: z
      .strictObject({
        header: z.enum(['left', 'centre']).default('left').meta({ description: 'Where the logo stands.' }),
        tiles: z.enum(['sharp', 'soft', 'round']).default('soft').meta({ description: 'The shape of a game tile.' }),
        bar: z.enum(['raised', 'flat']).default('raised').meta({ description: 'The bottom bar, with a raised deposit button or flat.' }),
        rails: z.enum(['pictures', 'plain']).default('pictures').meta({ description: 'Rails headed by pictures, or by plain titles.' }),
        density: z.enum(['comfortable', 'compact']).default('comfortable').meta({ description: 'How much room things have.' }),
        lead: z
          .enum(['SPORTS', 'LIVE', 'FISH', 'RNG', 'INHOUSE', 'PVP', 'LOTT'])
          .optional()
          .meta({ description: "The tab of home that stands open first (RNG: slots, LOTT: lottery); the platform's first if absent. LOTT puts the next draws on top of home, SPORTS the hot matches." }),
      })
      .prefault({})
      .meta({ title: 'Layout', description: 'The few named choices.' }),
  })
  .meta({ title: 'Theme', description: 'What the site looks like.' })

/** `cdn.jsonc`: the hosts that the page may talk to. The content security policy names exactly these. */
const cdnSchema = z
  .strictObject({
    $schema: schemaKey,
    apiBase: apiBase
      .default('')
      .meta({ title: 'API base', description: "Put before every path of the API; empty means the site's own origin.", default: '' }),
    images: z
      .strictObject({
        hosts: z
          .array(httpsBase)
          .min(1)
          .meta({ description: 'One is chosen at random once a visit.', examples: [['https://img1.example.net']] }),
        fallback: httpsBase.meta({ description: 'Tried when a listed one fails.' }),
      })
      .meta({ title: 'Image hosts', description: 'Bases without a trailing slash: an https origin, or a path of the own origin.' }),
    gameOrigins: z
      .array(originPattern)
      .meta({ title: 'Game origins', description: 'Origins that a launched game may have.', examples: [['https://play.example.net']] }),
    serviceOrigins: z
      .array(originPattern)
      .meta({ title: 'Service origins', description: 'Origins that a customer-service link may have.' }),
  })
  .meta({ title: 'Hosts', description: 'The hosts that the page may talk to, and no others.' })

/** The files of a folder and what each one must say. */
export const schemas = { merchant: merchantSchema, flags: flagsSchema, theme: themeSchema, cdn: cdnSchema } as const

/** The name of a file, without `.jsonc`. */
export type FileName = keyof typeof schemas

/** What a valid file says. */
export type FileContent<Name extends FileName> = z.infer<(typeof schemas)[Name]>
