import type { LaunchTarget } from '@lobby/platform/ports'

// Two categories, and two vendors of nothing but lotteries, which open the lobby of all.
const lottery = /^(E?LOTTO?|TCG_LOTTO_VN|TCG_SEA)$/

/** Whether a game is launched as a lottery (specification part 2, section 7): LOTT and ELOTT, and the two vendors of lotteries. */
export const isLottery = ({ vendor, category }: Pick<LaunchTarget, 'vendor' | 'category'>): boolean =>
  lottery.test(category) || lottery.test(vendor)
