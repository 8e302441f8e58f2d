import { flagNames, type FlagName } from '@lobby/merchant'
import { viewports, type ViewportName } from './viewports.ts'

// Storybook's own window reads this too, with a React of its own: nothing here may bring ours along.

/** What the toolbar says, as it stands in the URL. */
export interface Toolbar {
  /** A merchant's id, or `all` of them side by side. */
  readonly merchant: string
  /** A dictionary code, `pseudo` (longer and accented) or `mirrored` (from right to left). */
  readonly locale: string
  readonly direction: 'auto' | 'ltr' | 'rtl'
  readonly session: SessionName
  /** Flags that differ from the merchant's folder. */
  readonly flags: Readonly<Partial<Record<FlagName, boolean>>>
  /** How merchants stand side by side: the one with the worst trouble first, or by name. */
  readonly order: 'trouble' | 'name'
  /** The size of each of them. */
  readonly beside: ViewportName
}

export type SessionName = 'guest' | 'member' | 'trial' | 'agent'

const sessions: readonly SessionName[] = ['guest', 'member', 'trial', 'agent']

const isViewport = (value: unknown): value is ViewportName => typeof value === 'string' && Object.hasOwn(viewports, value)

/** Reads the globals, which come from a URL and may say anything. */
export function readToolbar(globals: Readonly<Record<string, unknown>>): Toolbar {
  const { merchant, locale, direction, session, flags, order, beside } = globals
  const given = Object(flags) as Readonly<Record<string, unknown>>
  return {
    merchant: typeof merchant === 'string' ? merchant : '',
    locale: typeof locale === 'string' ? locale : 'EN',
    direction: direction === 'ltr' || direction === 'rtl' ? direction : 'auto',
    session: sessions.find((name) => name === session) ?? 'guest',
    flags: Object.fromEntries(flagNames.flatMap((name) => (typeof given[name] === 'boolean' ? [[name, given[name]]] : []))),
    order: order === 'name' ? 'name' : 'trouble',
    beside: isViewport(beside) ? beside : 'p360',
  }
}

/** The globals as Storybook writes them into a URL. */
export function writeToolbar({ flags, ...rest }: Toolbar): string {
  const plain = Object.entries(rest).map(([name, value]) => `${name}:${value}`)
  return [...plain, ...Object.entries(flags).map(([name, on]) => `flags.${name}:!${on}`)].join(';')
}
