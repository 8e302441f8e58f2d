import { z } from 'zod'
import { patternRule, createSchemaKeyRule, addKeyMetadata } from './textRule.ts'
import { assetPathRule, colourRule } from './values.ts'

/**
 * Creates the rule for a brand colour. Its pattern is in the JSON Schema, so that a code editor underlines a wrong
 * value.
 */
const brandColour = (title: string, description: string, shown: string) =>
  addKeyMetadata(colourRule, title, description, shown, { pattern: '^#[0-9a-fA-F]{6}$' })

const family = patternRule(
  /^[\w -]{1,40}$/,
  'is not a family name',
  'Write letters, digits and spaces, for example "Marcellus".',
)
const weight = patternRule(/^[1-9]00( [1-9]00)?$/, 'is not a weight', 'Write "700", or "400 700" for a variable face.')

const exampleFont = { family: 'Marcellus', file: 'assets/fonts/marcellus.woff2', weight: '700', fallback: 'serif' }

const font = z.strictObject({
  family: addKeyMetadata(family, 'Family', 'The name of the font: letters, digits and spaces.', exampleFont.family),
  file: addKeyMetadata(assetPathRule, 'File', 'A .woff2 file of this folder.', exampleFont.file),
  weight: addKeyMetadata(
    weight,
    'Weight',
    'A weight as in CSS. A variable font has a range: "400 700".',
    exampleFont.weight,
  ),
  fallback: addKeyMetadata(
    z.enum(['sans', 'serif']).default('sans'),
    'Fallback',
    "The kind of the phone's own font that is shown until the file is loaded.",
    exampleFont.fallback,
  ),
})

const fontSchema = (title: string, description: string) =>
  addKeyMetadata(z.union([z.literal('system'), font]).default('system'), title, description, exampleFont)

const leads = ['SPORTS', 'LIVE', 'FISH', 'RNG', 'INHOUSE', 'PVP', 'LOTT'] as const

/** Creates the rule for a value that must be one of a few words. */
const choice = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  first: Words[number],
  title: string,
  description: string,
) => {
  const example = words.find((word) => word !== first)
  return addKeyMetadata(z.enum(words).default(first as never), title, description, example)
}

const colours = z.strictObject({
  brand: brandColour('Brand', 'The main action, and active items.', '#e2b65c'),
  page: brandColour(
    'Page',
    'The background. Its hue tints every surface. Dark in mode dark, pale in mode light.',
    '#0a0f1f',
  ),
  accent: brandColour(
    'Accent',
    'Live games and secondary accents. Without it, derived from the brand.',
    '#3ec8c0',
  ).optional(),
  gradient: brandColour(
    'Gradient',
    'The end colour of the gradient of the main action. Without it, the action has a plain colour.',
    '#f4d27a',
  ).optional(),
  text: brandColour('Text', 'Running text. Without it, derived from the page.', '#f2f0ea').optional(),
})

const fonts = z.strictObject({
  text: fontSchema('Text', 'Running text.'),
  display: fontSchema('Titles', 'Names and titles.'),
  digits: fontSchema('Digits', 'Amounts, countdowns, winning numbers.'),
})

const layout = z.strictObject({
  header: choice(['left', 'centre'], 'left', 'Header', 'The position of the logo.'),
  tiles: choice(['sharp', 'soft', 'round'], 'soft', 'Tiles', 'The shape of a game tile.'),
  bar: choice(['raised', 'flat'], 'raised', 'Bar', 'The bottom bar, with a raised deposit button or flat.'),
  rails: choice(
    ['pictures', 'plain'],
    'pictures',
    'Rails',
    'Rows of games with pictures as headings, or with plain titles.',
  ),
  density: choice(['comfortable', 'compact'], 'comfortable', 'Density', 'How much space elements have.'),
  lead: addKeyMetadata(
    z.enum(leads).optional(),
    'Lead',
    'The tab that the home page opens first (RNG: slots, LOTT: lottery). Without it, the first one of the ' +
      'platform. LOTT also puts the next draws at the top of the home page, SPORTS the hot matches.',
    'LIVE',
  ),
})

/** `theme.jsonc`: the colours, fonts and layout choices of the site. */
export const themeSchema = z
  .strictObject({
    $schema: createSchemaKeyRule('theme'),
    mode: addKeyMetadata(
      z.enum(['dark', 'light']),
      'Mode',
      'Whether the background is dark or pale. The page colour must fit it.',
      'dark',
    ),
    colours: addKeyMetadata(
      colours,
      'Brand colours',
      'Two to five, as "#rrggbb". All other colours are derived from them, and their contrast is checked.',
      { brand: '#e2b65c', page: '#0a0f1f' },
    ),
    fonts: addKeyMetadata(
      fonts.prefault({}),
      'Fonts',
      '"system" or a file of the folder. At most two files, and 40 kB in total.',
      { display: exampleFont },
    ),
    radius: choice(
      ['small', 'medium', 'large'],
      'medium',
      'Radius',
      'How round the corners of cards, fields and buttons are.',
    ),
    layout: addKeyMetadata(layout.prefault({}), 'Layout', 'A few choices about the layout.', {
      header: 'centre',
      lead: 'LIVE',
    }),
  })
  .meta({ title: 'Theme', description: 'What the site looks like.' })
