import {
  createSuccessResponse,
  createMemoryStorageBackend,
  createRefusalResponse,
  type PlatformResponse,
} from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { StartLotteryScreen } from '../screens/StartLotteryScreen.tsx'

const HOUR_MS = 3_600_000
/** A draw that is on sale for an hour. */
export const drawFixture = {
  code: 'lua-1',
  numero: '20261120-0721',
  winningTime: '2026-11-20T15:01:00Z',
  remainTime: HOUR_MS,
  lockTime: 5,
  isSale: true,
  lotteryTime: [0, 0],
  previousNumero: '20261120-0720',
  previousWinningNumber: '90510~15',
}
const plays = {
  code: 'lua-1',
  remark: 'Lua Cheia 1',
  kind: 'DIGITS',
  maxBets: 20,
  drawLimitMinor: 500_000,
  plays: [
    {
      playCode: 'SIZE',
      playType: 'ent',
      name: 'Big or small',
      about: 'The sum.',
      minStakeMinor: 50,
      maxStakeMinor: 100_000,
      options: [
        { code: 'BIG', name: 'Big', odds: 1.95 },
        { code: 'SMALL', name: 'Small', odds: 1.95 },
      ],
    },
    {
      playCode: 'LAST2',
      playType: 'trad',
      name: 'Last two',
      about: 'In order.',
      minStakeMinor: 50,
      maxStakeMinor: 2000,
      digits: 2,
      odds: 95,
      options: [],
    },
  ],
}
interface Sent {
  readonly body: unknown
  readonly key: string | null
}

/**
 * Renders the betting page of a lottery with two kinds of bets. `onOrder` returns the platform's response to an order.
 */
export async function renderBettingScreen(
  onOrder: (sent: Sent) => Response | Promise<Response>,
  { guest = false, query = '?code=lua-1', backend = createMemoryStorageBackend() } = {},
) {
  const state = { draw: drawFixture, held: false }
  const sent: Sent[] = []
  const answers: Record<string, PlatformResponse> = {
    'GET /lgw/lottery/plays': () =>
      query.includes('lua-1') ? createSuccessResponse(plays) : createRefusalResponse('lottery.unknown'),
    'GET /lgw/lottery/numero': () =>
      state.held ? new Promise<Response>(() => undefined) : createSuccessResponse(state.draw),
    'GET /lgw/lottery/recentDraws': {
      value: [{ numero: '20261120-0720', winningTime: '2026-11-20T15:00:00Z', winningNumber: '90510~15' }],
    },
    'POST /lgw/orders': async (request) => {
      const one = { body: (await request.json()) as unknown, key: request.headers.get('Idempotency-Key') }
      sent.push(one)
      return onOrder(one)
    },
  }
  const page = await renderScreen(<StartLotteryScreen />, { path: `/m/startLottery${query}`, answers, guest, backend })
  const press = (name: string) => page.screen.getByRole('button', { name }).click()
  return { ...page, state, sent, press }
}
