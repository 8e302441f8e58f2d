// Storybook's own window reads this too: nothing here may bring React along.

interface Choice {
  /** Where it stands in `theme.jsonc`. */
  readonly path: readonly string[]
  /** What it may be; a colour without them. */
  readonly options?: readonly string[]
  /** It may be left out. */
  readonly optional?: true
}

const table = {
  mode: { path: ['mode'], options: ['dark', 'light'] },
  brand: { path: ['colours', 'brand'] },
  page: { path: ['colours', 'page'] },
  accent: { path: ['colours', 'accent'], optional: true },
  gradient: { path: ['colours', 'gradient'], optional: true },
  text: { path: ['colours', 'text'], optional: true },
  radius: { path: ['radius'], options: ['small', 'medium', 'large'] },
  density: { path: ['layout', 'density'], options: ['comfortable', 'compact'] },
  header: { path: ['layout', 'header'], options: ['left', 'centre'] },
  tiles: { path: ['layout', 'tiles'], options: ['sharp', 'soft', 'round'] },
  bar: { path: ['layout', 'bar'], options: ['raised', 'flat'] },
  rails: { path: ['layout', 'rails'], options: ['pictures', 'plain'] },
  lead: {
    path: ['layout', 'lead'],
    options: ['SPORTS', 'LIVE', 'FISH', 'RNG', 'INHOUSE', 'PVP', 'LOTT'],
    optional: true,
  },
} as const satisfies Readonly<Record<string, Choice>>

export type ChoiceName = keyof typeof table

/** What of a theme the lab changes. */
export const choices: Readonly<Record<ChoiceName, Choice>> = table

export const choiceNames = Object.keys(choices) as ChoiceName[]
export const colourNames = choiceNames.filter((name) => choices[name].path[0] === 'colours')

/** A value for each choice; undefined is derived, or left out. */
export type Choices = Readonly<Partial<Record<ChoiceName, string | undefined>>>

/** What a theme file, or a part of one, says of the choices. */
export function choicesOf(theme: unknown): Choices {
  const valueAt = (path: readonly string[]) => path.reduce<unknown>((part, step) => Object(part)[step], theme)
  return Object.fromEntries(
    choiceNames.map((name) => {
      const value = valueAt(choices[name].path)
      return [name, typeof value === 'string' ? value : undefined]
    }),
  )
}

/** A look that was made in the lab: whose it began as, and what differs from it. */
export interface Look {
  readonly of: string
  /** Null takes the key out. */
  readonly changed: Readonly<Partial<Record<ChoiceName, string | null>>>
}

/** What of one look differs from the one that it began as. */
export function lookOf(of: string, before: Choices, now: Choices): Look {
  const names = choiceNames.filter((name) => before[name]?.toLowerCase() !== now[name]?.toLowerCase())
  return { of, changed: Object.fromEntries(names.map((name) => [name, now[name] ?? null])) }
}

/** A look as an address carries it, in letters that Storybook lets through: `of-aurora_brand-e2b65c_lead-none`. */
export function writeLook({ of, changed }: Look): string {
  const parts = choiceNames.flatMap((name) => {
    const value = changed[name]
    return value === undefined ? [] : [`${name}-${value?.replace('#', '') ?? 'none'}`]
  })
  return [`of-${of}`, ...parts].join('_')
}

function valueFrom(name: ChoiceName, written: string): string | null | undefined {
  const choice = choices[name]
  if (written === 'none') return choice.optional ? null : undefined
  if (!choice.options) return /^[\da-f]{6}$/i.test(written) ? `#${written}` : undefined
  return choice.options.find((option) => option === written)
}

/** Reads what an address carries, which may be anything; what makes no sense is left out. Null if it names no merchant. */
export function readLook(written: string): Look | null {
  const parts = written
    .split('_')
    .map((part) => [part.slice(0, part.indexOf('-')), part.slice(part.indexOf('-') + 1)] as const)
  const of = parts.find(([name]) => name === 'of')?.[1]
  if (of === undefined || of === '') return null
  const known = parts.flatMap(([key, value]) => {
    const name = choiceNames.find((choice) => choice === key)
    const read = name && valueFrom(name, value)
    return read === undefined ? [] : [[name, read]]
  })
  return { of, changed: Object.fromEntries(known) as Look['changed'] }
}
