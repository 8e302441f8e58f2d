import type { LaunchTarget } from '@lobby/platform/ports'
import { buildLaunchPath, getPageBack } from '@lobby/platform/navigation'

/**
 * Returns the address of the screen that launches a lottery: betting for a lottery with a code, otherwise the lobby.
 * @param from - the path and query of the screen that launched it
 */
export const getLotteryLaunchPath = (
  { category, code }: Pick<LaunchTarget, 'category' | 'code'>,
  from: string,
): string =>
  buildLaunchPath({
    prizeMode: category === 'ELOTTO' ? 'ELOTT' : 'LOTT',
    pageBack: getPageBack(from.replace(/\?.*/, '')),
    ...(code && { code }),
  })
