import { z } from 'zod'
import { formed, schemaKey, told } from './textRule.ts'
import { assetPath, colour } from './values.ts'

/** A brand colour; the pattern lets an editor underline what is none. */
const brandColour = (title: string, description: string, shown: string) =>
  told(colour, title, description, shown, { pattern: '^#[0-9a-fA-F]{6}$' })

const family = formed(
  /^[\w -]{1,40}$/,
  'is not a family name',
  'Write letters, digits and spaces, for example "Marcellus".',
)
const weight = formed(/^[1-9]00( [1-9]00)?$/, 'is not a weight', 'Write "700", or "400 700" for a variable face.')

const exampleFont = { family: 'Marcellus', file: 'assets/fonts/marcellus.woff2', weight: '700', fallback: 'serif' }

const font = z.strictObject({
  family: told(family, 'Family', "The face's name: letters, digits and spaces.", exampleFont.family),
  file: told(assetPath, 'File', 'A .woff2 file of this folder.', exampleFont.file),
  weight: told(weight, 'Weight', 'As CSS has it; a variable face says from and to: "400 700".', exampleFont.weight),
  fallback: told(
    z.enum(['sans', 'serif']).default('sans'),
    'Stand-in',
    "The kind of the phone's own face that stands in until the file is there.",
    exampleFont.fallback,
  ),
})

const fontSchema = (title: string, description: string) =>
  told(z.union([z.literal('system'), font]).default('system'), title, description, exampleFont)

const leads = ['SPORTS', 'LIVE', 'FISH', 'RNG', 'INHOUSE', 'PVP', 'LOTT'] as const

/** One of a few words. The first one is the default. */
const choice = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  first: Words[number],
  title: string,
  description: string,
) => {
  const example = words.find((word) => word !== first)
  return told(z.enum(words).default(first as never), title, description, example)
}

const colours = z.strictObject({
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
  gradient: brandColour('Gradient', "The far end of the action's gradient; plain if absent.", '#f4d27a').optional(),
  text: brandColour('Text', 'Running text; derived from the page if absent.', '#f2f0ea').optional(),
})

const fonts = z.strictObject({
  text: fontSchema('Text', 'Running text.'),
  display: fontSchema('Titles', 'Names and titles.'),
  digits: fontSchema('Digits', 'Amounts, countdowns, winning numbers.'),
})

const layout = z.strictObject({
  header: choice(['left', 'centre'], 'left', 'Header', 'Where the logo stands.'),
  tiles: choice(['sharp', 'soft', 'round'], 'soft', 'Tiles', 'The shape of a game tile.'),
  bar: choice(['raised', 'flat'], 'raised', 'Bar', 'The bottom bar, with a raised deposit button or flat.'),
  rails: choice(['pictures', 'plain'], 'pictures', 'Rails', 'Rails headed by pictures, or by plain titles.'),
  density: choice(['comfortable', 'compact'], 'comfortable', 'Density', 'How much room things have.'),
  lead: told(
    z.enum(leads).optional(),
    'Lead',
    "The tab of home that stands open first (RNG: slots, LOTT: lottery); the platform's first if absent. LOTT puts the next draws on top of home, SPORTS the hot matches.",
    'LIVE',
  ),
})

/** `theme.jsonc`: what the site looks like. */
export const themeSchema = z
  .strictObject({
    $schema: schemaKey('theme'),
    mode: told(
      z.enum(['dark', 'light']),
      'Mode',
      'Whether the ground is dark or pale; the colour of the page must fit it.',
      'dark',
    ),
    colours: told(
      colours,
      'Brand colours',
      'Two to five, as "#rrggbb". Every other colour is derived, and its contrast checked.',
      { brand: '#e2b65c', page: '#0a0f1f' },
    ),
    fonts: told(
      fonts.prefault({}),
      'Fonts',
      '"system" or a file of the folder; at most two files and 40 kB together.',
      { display: exampleFont },
    ),
    radius: choice(
      ['small', 'medium', 'large'],
      'medium',
      'Radius',
      'How round the corners of cards, fields and buttons are.',
    ),
    layout: told(layout.prefault({}), 'Layout', 'The few named choices.', { header: 'centre', lead: 'LIVE' }),
  })
  .meta({ title: 'Theme', description: 'What the site looks like.' })
