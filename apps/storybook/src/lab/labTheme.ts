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

export type LabPropertyName = keyof typeof table

/** The theme properties that the skin lab can change, by a short name for the URL. */
export const labProperties: Readonly<Record<LabPropertyName, Choice>> = table

export const labPropertyNames = Object.keys(labProperties) as LabPropertyName[]

/**
 * The changed values, by the name of the theme property. All other properties have the value of the merchant's folder.
 */
export type ChangedLabValues = Readonly<Partial<Record<LabPropertyName, string>>>

/** A theme that was made in the skin lab: the merchant whose theme the user changed, and the changed values. */
export interface LabTheme {
  readonly merchant: string
  readonly changed: ChangedLabValues
}

/**
 * Encodes a theme for the URL with characters that Storybook allows, for example `of-aurora_brand-e2b65c_radius-small`.
 */
export function encodeLabTheme({ merchant, changed }: LabTheme): string {
  const parts = labPropertyNames.flatMap((name) => {
    const value = changed[name]
    return value === undefined ? [] : [`${name}-${value.replace('#', '')}`]
  })
  return [`of-${merchant}`, ...parts].join('_')
}

/** Converts a value from the URL to the form of `theme.jsonc`. Returns undefined if the value is not valid. */
function parseValue(name: LabPropertyName, written: string): string | undefined {
  const { options } = labProperties[name]
  if (options) return options.find((option) => option === written)
  return /^#?[\da-f]{6}$/i.test(written) ? `#${written.replace('#', '')}` : undefined
}

/** Returns the given values that are valid in a theme, and drops all other values. */
export const parseLabValues = (given: Readonly<Record<string, unknown>>): ChangedLabValues =>
  Object.fromEntries(
    labPropertyNames.flatMap((name) => {
      const value = Object.hasOwn(given, name) ? parseValue(name, String(given[name])) : undefined
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Decodes a theme from the URL. Ignores invalid parts. Returns null if the text contains no merchant. */
export function decodeLabTheme(written: string): LabTheme | null {
  const { of = '', ...given }: Record<string, string> = Object.fromEntries(
    written.split('_').map((part) => [part.slice(0, part.indexOf('-')), part.slice(part.indexOf('-') + 1)]),
  )
  return of === '' ? null : { merchant: of, changed: parseLabValues(given) }
}
