import type { LaunchTarget } from '@lobby/platform/ports'
import { launchAddress, pageBackOf } from '@lobby/platform/navigation'

/**
 * The address of the screen that launches a lottery: one that names itself opens for betting, else it is the lobby.
 * @param from - path and query of the screen on which it was pressed
 */
export const lotteryPlace = ({ category, code }: Pick<LaunchTarget, 'category' | 'code'>, from: string): string =>
  launchAddress({
    prizeMode: category === 'ELOTTO' ? 'ELOTT' : 'LOTT',
    pageBack: pageBackOf(from.replace(/\?.*/, '')),
    ...(code && { code }),
  })
