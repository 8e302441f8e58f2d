// Import nothing here that loads React: Storybook's own window loads this module too, and uses its bundled React.

interface Choice {
  /** The label of the property in the controls panel. */
  readonly name: string
  /** The path of the property in `theme.jsonc`. */
  readonly path: readonly string[]
  /** The allowed values. Without them, the property is a colour. */
  readonly options?: readonly string[]
}

const table = {
  mode: { name: 'Mode', path: ['mode'], options: ['dark', 'light'] },
  brand: { name: 'Brand: the one action', path: ['colours', 'brand'] },
  page: { name: 'Page: the ground', path: ['colours', 'page'] },
  accent: { name: 'Accent: live things', path: ['colours', 'accent'] },
  gradient: { name: 'Gradient: far end of the action', path: ['colours', 'gradient'] },
  text: { name: 'Text', path: ['colours', 'text'] },
  radius: { name: 'Radius', path: ['radius'], options: ['small', 'medium', 'large'] },
  density: { name: 'Density', path: ['layout', 'density'], options: ['comfortable', 'compact'] },
  header: { name: 'Logo', path: ['layout', 'header'], options: ['left', 'centre'] },
  tiles: { name: 'Tiles', path: ['layout', 'tiles'], options: ['sharp', 'soft', 'round'] },
  bar: { name: 'Bottom bar', path: ['layout', 'bar'], options: ['raised', 'flat'] },
  rails: { name: 'Rails', path: ['layout', 'rails'], options: ['pictures', 'plain'] },
  lead: {
    name: 'Home opens with',
    path: ['layout', 'lead'],
    options: ['SPORTS', 'LIVE', 'FISH', 'RNG', 'INHOUSE', 'PVP', 'LOTT'],
  },
} as const satisfies Readonly<Record<string, Choice>>

export type ChoiceName = keyof typeof table

/** The theme properties that the skin lab can change, by a short name for the URL. */
export const choices: Readonly<Record<ChoiceName, Choice>> = table

export const choiceNames = Object.keys(choices) as ChoiceName[]

/**
 * The changed values, by the name of the theme property. All other properties have the value of the merchant's folder.
 */
export type Choices = Readonly<Partial<Record<ChoiceName, string>>>

/** A theme that was made in the skin lab: the merchant whose theme it changes (`of`), and the changed values. */
export interface Look {
  readonly of: string
  readonly changed: Choices
}

/** Encodes a theme for the URL with characters that Storybook allows, for example `of-aurora_brand-e2b65c_radius-small`. */
export function formatLook({ of, changed }: Look): string {
  const parts = choiceNames.flatMap((name) => {
    const value = changed[name]
    return value === undefined ? [] : [`${name}-${value.replace('#', '')}`]
  })
  return [`of-${of}`, ...parts].join('_')
}

/** Converts a value from the URL to the form of `theme.jsonc`. Returns undefined if the value is not valid. */
function parseValue(name: ChoiceName, written: string): string | undefined {
  const { options } = choices[name]
  if (options) return options.find((option) => option === written)
  return /^#?[\da-f]{6}$/i.test(written) ? `#${written.replace('#', '')}` : undefined
}

/** Returns the given values that are valid in a theme, and drops all other values. */
export const parseChoices = (given: Readonly<Record<string, unknown>>): Choices =>
  Object.fromEntries(
    choiceNames.flatMap((name) => {
      const value = Object.hasOwn(given, name) ? parseValue(name, String(given[name])) : undefined
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Decodes a theme from the URL. Ignores invalid parts. Returns null if the text contains no merchant. */
export function parseLook(written: string): Look | null {
  const { of = '', ...given }: Record<string, string> = Object.fromEntries(
    written.split('_').map((part) => [part.slice(0, part.indexOf('-')), part.slice(part.indexOf('-') + 1)]),
  )
  return of === '' ? null : { of, changed: parseChoices(given) }
}
