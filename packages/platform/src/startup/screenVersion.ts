import type { ValueOf } from '@lobby/api'

type Template = NonNullable<ValueOf<'startup'>['mobileTemplate']>

/** A screen that editors choose the version of: the member centre, the detail of a deposit. */
export type VersionedScreen = keyof Template
export type ScreenVersion = 'new' | 'base'

/**
 * Which version of a screen shows: the new one where its setting is "1" (specification part 2, section 4).
 *
 * @param templates What editors set, by who is to be asked first; the first that names the screen decides (C21).
 */
export function screenVersion(screen: VersionedScreen, ...templates: readonly (Template | undefined)[]): ScreenVersion {
  const set = templates.find((template) => template?.[screen] !== undefined)
  return set?.[screen] === '1' ? 'new' : 'base'
}
