import { z } from 'zod'
import { schemaKey } from './schemaKey.ts'
import type { Mistake } from './textRule.ts'
import { assetPath, colour } from './values.ts'

/** A brand colour; the pattern lets an editor underline what is none. */
const brandColour = (title: string, description: string, shown: string) =>
  colour.meta({ title, description, examples: [shown], pattern: '^#[0-9a-fA-F]{6}$' })

/** A text of one form; the pattern lets an editor underline what has another. */
const ofForm = (pattern: RegExp, mistake: Mistake) =>
  z
    .string()
    .refine((value) => pattern.test(value), { params: mistake })
    .meta({ pattern: pattern.source })

const exampleFont = { family: 'Marcellus', file: 'assets/fonts/marcellus.woff2', weight: '700', fallback: 'serif' }

const fontSchema = (title: string, description: string) =>
  z
    .union([
      z.literal('system'),
      z.strictObject({
        family: ofForm(/^[\w -]{1,40}$/, {
          message: 'is not a family name',
          cure: 'Write letters, digits and spaces, for example "Marcellus".',
        }).meta({
          title: 'Family',
          description: "The face's name: letters, digits and spaces.",
          examples: [exampleFont.family],
        }),
        file: assetPath.meta({
          title: 'File',
          description: 'A .woff2 file of this folder.',
          examples: [exampleFont.file],
        }),
        weight: ofForm(/^[1-9]00( [1-9]00)?$/, {
          message: 'is not a weight',
          cure: 'Write "700", or "400 700" for a variable face.',
        }).meta({
          title: 'Weight',
          description: 'As CSS has it; a variable face says from and to: "400 700".',
          examples: [exampleFont.weight],
        }),
        fallback: z
          .enum(['sans', 'serif'])
          .default('sans')
          .meta({
            title: 'Stand-in',
            description: "The kind of the phone's own face that stands in until the file is there.",
            examples: [exampleFont.fallback],
          }),
      }),
    ])
    .default('system')
    .meta({ title, description, examples: [exampleFont] })

const leads = ['SPORTS', 'LIVE', 'FISH', 'RNG', 'INHOUSE', 'PVP', 'LOTT'] as const

const choice = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  first: Words[number],
  title: string,
  description: string,
) =>
  z
    .enum(words)
    .default(first as never)
    .meta({ title, description, examples: [words.find((word) => word !== first)] })

/** `theme.jsonc`: what the site looks like. */
export const themeSchema = z
  .strictObject({
    $schema: schemaKey('theme'),
    mode: z
      .enum(['dark', 'light'])
      .meta({
        title: 'Mode',
        description: 'Whether the ground is dark or pale; the colour of the page must fit it.',
        examples: ['dark'],
      }),
    colours: z
      .strictObject({
        brand: brandColour('Brand', 'The one action, and what is active.', '#e2b65c'),
        page: brandColour(
          'Page',
          'The ground; its hue tints every surface. Dark in mode dark, pale in mode light.',
          '#0a0f1f',
        ),
        accent: brandColour(
          'Accent',
          'Live things and second notes; derived from the brand if absent.',
          '#3ec8c0',
        ).optional(),
        gradient: brandColour(
          'Gradient',
          "The far end of the action's gradient; plain if absent.",
          '#f4d27a',
        ).optional(),
        text: brandColour('Text', 'Running text; derived from the page if absent.', '#f2f0ea').optional(),
      })
      .meta({
        title: 'Brand colours',
        description: 'Two to five, as "#rrggbb". Every other colour is derived, and its contrast checked.',
        examples: [{ brand: '#e2b65c', page: '#0a0f1f' }],
      }),
    fonts: z
      .strictObject({
        text: fontSchema('Text', 'Running text.'),
        display: fontSchema('Titles', 'Names and titles.'),
        digits: fontSchema('Digits', 'Amounts, countdowns, winning numbers.'),
      })
      .prefault({})
      .meta({
        title: 'Fonts',
        description: '"system" or a file of the folder; at most two files and 40 kB together.',
        examples: [{ display: exampleFont }],
      }),
    radius: choice(
      ['small', 'medium', 'large'],
      'medium',
      'Radius',
      'How round the corners of cards, fields and buttons are.',
    ),
    layout: z
      .strictObject({
        header: choice(['left', 'centre'], 'left', 'Header', 'Where the logo stands.'),
        tiles: choice(['sharp', 'soft', 'round'], 'soft', 'Tiles', 'The shape of a game tile.'),
        bar: choice(['raised', 'flat'], 'raised', 'Bar', 'The bottom bar, with a raised deposit button or flat.'),
        rails: choice(['pictures', 'plain'], 'pictures', 'Rails', 'Rails headed by pictures, or by plain titles.'),
        density: choice(['comfortable', 'compact'], 'comfortable', 'Density', 'How much room things have.'),
        lead: z
          .enum(leads)
          .optional()
          .meta({
            title: 'Lead',
            description:
              "The tab of home that stands open first (RNG: slots, LOTT: lottery); the platform's first if absent. LOTT puts the next draws on top of home, SPORTS the hot matches.",
            examples: ['LIVE'],
          }),
      })
      .prefault({})
      .meta({ title: 'Layout', description: 'The few named choices.', examples: [{ header: 'centre', lead: 'LIVE' }] }),
  })
  .meta({ title: 'Theme', description: 'What the site looks like.' })
