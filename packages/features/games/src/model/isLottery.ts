import type { LaunchTarget } from '@lobby/platform/ports'

/** Vendors of nothing but lotteries: they open the lobby of all. */
const lobbies: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA']

/** Whether a game is launched as a lottery (specification part 2, section 7): LOTT and ELOTT, and the two vendors of lotteries. */
export const isLottery = ({ vendor, category }: Pick<LaunchTarget, 'vendor' | 'category'>): boolean =>
  category === 'LOTT' || category === 'ELOTTO' || lobbies.includes(vendor)
