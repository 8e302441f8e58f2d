import type { ResponseValueOf } from '@lobby/api'

type Template = NonNullable<ResponseValueOf<'startup'>['mobileTemplate']>

/** A screen that has two versions: the member centre or the details of a deposit. An editor chooses the version. */
export type VersionedScreen = keyof Template
export type ScreenVersion = 'new' | 'base'

/**
 * Returns which version of a screen to show: the new one if its setting is "1" (specification part 2, section 4).
 *
 * @param templates The editors' settings, the most important first. The first one that has a setting for the screen
 *   decides (C21).
 */
export function getScreenVersion(
  screen: VersionedScreen,
  ...templates: readonly (Template | undefined)[]
): ScreenVersion {
  const set = templates.find((template) => template?.[screen] !== undefined)
  return set?.[screen] === '1' ? 'new' : 'base'
}
