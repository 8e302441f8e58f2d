import { capabilities, type Capability } from '@lobby/merchant'
import { isPhone, type PhoneName } from './viewports.ts'

// Storybook's own window reads this too, with a React of its own: nothing here may bring ours along.

/** What the toolbar says, as it stands in the URL. */
export interface Toolbar {
  /** A merchant's id, `all` of them side by side, or `lab` for {@link Toolbar.skin}. */
  readonly merchant: string
  /** A dictionary code, `pseudo` (longer and accented), `mirrored` (from right to left) or `longest` (of every text the longest there is). */
  readonly locale: string
  readonly direction: 'auto' | 'ltr' | 'rtl'
  /** The size of texts. */
  readonly text: 'usual' | 'double'
  readonly session: SessionName
  /** Flags that differ from the merchant's folder. */
  readonly flags: Readonly<Partial<Record<Capability, boolean>>>
  /** What the skin lab made, as an address carries it; empty before it made anything. */
  readonly skin: string
  /** The size of each merchant side by side. */
  readonly beside: PhoneName
}

/** The merchant of the toolbar that stands for the skin lab's. */
export const fromLab = 'lab'

export type SessionName = 'guest' | 'member' | 'trial' | 'agent'

const sessions: readonly SessionName[] = ['guest', 'member', 'trial', 'agent']

/** Reads the globals, which come from a URL and may say anything. */
export function readToolbar(globals: Readonly<Record<string, unknown>>): Toolbar {
  const { merchant, locale, direction, text, session, flags, beside, skin } = globals
  const given = Object(flags) as Readonly<Record<string, unknown>>
  return {
    merchant: typeof merchant === 'string' ? merchant : '',
    locale: typeof locale === 'string' ? locale : 'EN',
    direction: direction === 'ltr' || direction === 'rtl' ? direction : 'auto',
    text: text === 'double' ? 'double' : 'usual',
    session: sessions.find((name) => name === session) ?? 'guest',
    flags: Object.fromEntries(
      capabilities.flatMap((name) => (typeof given[name] === 'boolean' ? [[name, given[name]]] : [])),
    ),
    skin: typeof skin === 'string' ? skin : '',
    beside: isPhone(beside) ? beside : 'p360',
  }
}

/** The globals as Storybook writes them into a URL. */
export function writeToolbar({ flags, ...rest }: Toolbar): string {
  const plain = Object.entries(rest)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:${value}`)
  return [...plain, ...Object.entries(flags).map(([name, on]) => `flags.${name}:!${on}`)].join(';')
}
