import type { LaunchTarget } from '@lobby/platform/ports'
import { buildLotteryLaunchPath, getReturnPageName } from '@lobby/platform/navigation'

/**
 * Returns the path of the screen that launches a lottery. This screen opens the lottery's betting page, or the lottery
 * lobby if the lottery has no code.
 * @param from - the path and query of the screen where the player pressed the lottery
 */
export const getLotteryLaunchPath = (
  { category, code }: Pick<LaunchTarget, 'category' | 'code'>,
  from: string,
): string =>
  buildLotteryLaunchPath({
    prizeMode: category === 'ELOTTO' ? 'ELOTT' : 'LOTT',
    pageBack: getReturnPageName(from.replace(/\?.*/, '')),
    ...(code && { code }),
  })
