import type { LaunchTarget } from '@lobby/platform/ports'
import { buildLaunchPath, getPageBack } from '@lobby/platform/navigation'

/**
 * Returns the path of the screen that launches a lottery. The screen opens betting for a lottery with a code, and
 * otherwise the lobby.
 * @param from - the path and query of the screen where the player pressed the lottery
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
