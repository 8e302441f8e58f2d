import type { ResponseValueOf } from '@lobby/api'

type Template = NonNullable<ResponseValueOf<'startup'>['mobileTemplate']>

/**
 * A screen that has two versions: the member centre (`mem_cen`) or the deposit (`dep_func`). The template chooses the
 * version.
 */
export type VersionedScreen = keyof Template
export type ScreenVersion = 'new' | 'base'

/**
 * Returns the version of a screen: the new version if the setting of the screen is "1" (specification part 2, section
 * 4).
 *
 * @param templates The templates, the most important one first. The first template that has a setting for the screen
 *   decides (C21 in docs/decisions/001).
 */
export function getScreenVersion(
  screen: VersionedScreen,
  ...templates: readonly (Template | undefined)[]
): ScreenVersion {
  const set = templates.find((template) => template?.[screen] !== undefined)
  return set?.[screen] === '1' ? 'new' : 'base'
}
