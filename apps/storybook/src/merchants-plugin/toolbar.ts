import { capabilities, type Capability } from '@lobby/merchant'
import { isPhoneSizeName, type PhoneSizeName } from './viewports.ts'

// Import nothing here that loads React: Storybook's own window loads this module too, and uses its bundled React.

/** The values that the user has chosen in the toolbar, as the URL contains them. */
export interface ToolbarValues {
  /**
   * A merchant's id; or `all`, which shows all merchants side by side; or `lab`, which shows
   * {@link ToolbarValues.skin}.
   */
  readonly merchant: string
  /**
   * A dictionary code, `pseudo` (longer and accented), `mirrored` (from right to left) or `longest` (the widest
   * translation of each text).
   */
  readonly locale: string
  readonly direction: 'auto' | 'ltr' | 'rtl'
  readonly text: 'usual' | 'double'
  readonly session: StorySessionKind
  /** The feature flags that the user has set to another value than the merchant's folder. */
  readonly flags: Readonly<Partial<Record<Capability, boolean>>>
  /** The theme that was made in the skin lab, encoded for the URL. Empty if the user has not made a theme. */
  readonly skin: string
  /** The size of each merchant's frame when all merchants are shown. */
  readonly beside: PhoneSizeName
}

/** The value of `merchant` that selects the theme of the skin lab. */
export const LAB_MERCHANT_ID = 'lab'

export type StorySessionKind = 'guest' | 'member' | 'trial' | 'agent'

const sessions: readonly StorySessionKind[] = ['guest', 'member', 'trial', 'agent']

/** Reads the toolbar's values from Storybook's globals. Validates them, because they come from the URL. */
export function readToolbarValues(globals: Readonly<Record<string, unknown>>): ToolbarValues {
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
    beside: isPhoneSizeName(beside) ? beside : 'p360',
  }
}

/** Formats the toolbar's values as the globals in a Storybook URL. */
export function formatToolbarValues({ flags, ...rest }: ToolbarValues): string {
  const plain = Object.entries(rest)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:${value}`)
  return [...plain, ...Object.entries(flags).map(([name, on]) => `flags.${name}:!${on}`)].join(';')
}
