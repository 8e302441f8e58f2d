import type { Lottery } from '../queries/lotteries.ts'

/** Creates a lottery. `overrides` replace its fields. */
export function createLotteryFixture(id: number, overrides: Partial<Lottery> = {}): Lottery {
  return {
    mobileIconUrl: `/lottery/${id}.webp`,
    winningTime: '2026-01-01T00:01:00Z',
    numero: `2026-${id}`,
    remark: `Lottery ${id}`,
    isSale: true,
    remainTime: 3_600_000,
    lockTime: 5,
    previousWinningNumber: '12345~6',
    gameGroupCode: 'QUICK',
    gameId: `lottery-${id}`,
    gameCode: `L${id}`,
    tag: 'LOTT',
    entPlaySwitch: true,
    tradPlaySwitch: true,
    mUi: 'digits',
    css: 'teal',
    code: `l${id}`,
    lotteryTime: [0, 0],
    vendor: 'BOLAO',
    roomId: `room-${id}`,
    nodeId: id,
    ...overrides,
  }
}
