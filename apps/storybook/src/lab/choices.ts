// Storybook's own window reads this too: nothing here may bring React along.

interface Choice {
  /** What the panel calls it. */
  readonly name: string
  /** Where it stands in `theme.jsonc`. */
  readonly path: readonly string[]
  /** What it may be; a colour without them. */
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

/** What of a theme the lab changes. */
export const choices: Readonly<Record<ChoiceName, Choice>> = table

export const choiceNames = Object.keys(choices) as ChoiceName[]

/** A value for some of the choices; what is not among them stays as the folder has it. */
export type Choices = Readonly<Partial<Record<ChoiceName, string>>>

/** A look that was made in the lab: whose it began as, and what differs from it. */
export interface Look {
  readonly of: string
  readonly changed: Choices
}

/** A look as an address carries it, in letters that Storybook lets through: `of-aurora_brand-e2b65c_radius-small`. */
export function writeLook({ of, changed }: Look): string {
  const parts = choiceNames.flatMap((name) => {
    const value = changed[name]
    return value === undefined ? [] : [`${name}-${value.replace('#', '')}`]
  })
  return [`of-${of}`, ...parts].join('_')
}

/** A value as `theme.jsonc` takes it; undefined if it makes no sense. */
function valueFrom(name: ChoiceName, written: string): string | undefined {
  const { options } = choices[name]
  if (options) return options.find((option) => option === written)
  return /^#?[\da-f]{6}$/i.test(written) ? `#${written.replace('#', '')}` : undefined
}

/** Takes of given values, which may be anything, those that a theme can have. */
export const choicesFrom = (given: Readonly<Record<string, unknown>>): Choices =>
  Object.fromEntries(
    choiceNames.flatMap((name) => {
      const value = Object.hasOwn(given, name) ? valueFrom(name, String(given[name])) : undefined
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Reads what an address carries, which may be anything; what makes no sense is left out. Null if it names no merchant. */
export function readLook(written: string): Look | null {
  const { of = '', ...given }: Record<string, string> = Object.fromEntries(
    written.split('_').map((part) => [part.slice(0, part.indexOf('-')), part.slice(part.indexOf('-') + 1)]),
  )
  return of === '' ? null : { of, changed: choicesFrom(given) }
}
