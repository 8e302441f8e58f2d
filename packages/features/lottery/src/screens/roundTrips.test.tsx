import { renderScreen } from '@lobby/platform/testing/render-screen'
import { useEffect, type ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { cdp } from 'vitest/browser'
import { expect, test } from 'vitest'
import { createLotteryMenuFixture } from '../testing/createLotteryMenuFixture.ts'
import { createLotteryOrderFixture } from '../testing/createLotteryOrderFixture.ts'
import { LotteryScreen } from './LotteryScreen.tsx'
import { MoreLotteryScreen } from './MoreLotteryScreen.tsx'
import { OrdersScreen } from './OrdersScreen.tsx'

/** The number of round trips over the three screens. `npm run test:deep` makes more. */
const TRIPS = 36
const CONTROL_TRIPS = 12
const DEEP_TRIPS = 105
/**
 * Returns the number of DOM nodes or listeners that may remain. The number is low enough that the test fails if each
 * round trip leaks one.
 */
const maxKept = (trips: number) => Math.floor(trips / 2.1)
/**
 * Returns the allowed growth of the heap in bytes. A percentage would be too imprecise, because other tests on the same
 * page increase the heap too.
 */
const maxHeapGrowth = (trips: number) => trips * 28_000

const frame = () => new Promise(requestAnimationFrame)
const orders = {
  content: [createLotteryOrderFixture(1), createLotteryOrderFixture(2)],
  pageNum: 1,
  totalPages: 1,
  total: 2,
  sumStakeMinor: 2000,
  sumPayoutMinor: 0,
}

/** Returns the number of DOM nodes, the number of listeners and the heap size of the page after garbage collection. */
async function held() {
  await cdp().send('Performance.enable')
  for (let time = 0; time < 4; time++) await cdp().send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp().send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/**
 * Returns the growth of DOM nodes, listeners and heap during `trips` round trips over the lottery screens. Does not
 * count the first round trips.
 */
async function grownBy(trips: number, around: (screen: ReactNode) => ReactNode) {
  const { screen, navigate } = await renderScreen(
    <Routes>
      <Route path="/m/home" element={<main data-at="home" />} />
      <Route path="/m/lottery" element={around(<LotteryScreen />)} />
      <Route path="/m/moreLottery" element={around(<MoreLotteryScreen />)} />
      <Route path="/m/lottery/orders" element={around(<OrdersScreen />)} />
    </Routes>,
    {
      address: '*',
      answers: {
        'GET /lgw/vn/games/game_menu': { value: createLotteryMenuFixture() },
        'GET /lgw/orders': { value: orders },
      },
    },
  )
  const stops = [
    ['/m/lottery', 'article'],
    ['/m/home', '[data-at]'],
    ['/m/moreLottery', 'article'],
    ['/m/home', '[data-at]'],
    ['/m/lottery/orders', 'article'],
    ['/m/home', '[data-at]'],
  ] as const
  const travel = async (times: number) => {
    for (let trip = 0; trip < times; trip++) {
      for (const [path, ready] of [stops[(trip * 2) % stops.length], stops[1]].flatMap((stop) =>
        stop ? [stop] : [],
      )) {
        void navigate(path, { replace: true })
        do await frame()
        while (!screen.container.querySelector(ready))
      }
    }
  }
  await travel(9)
  const before = await held()
  await travel(trips)
  const after = await held()
  await screen.unmount()
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heap: after.heap - before.heap,
  }
}

async function expectNothingKept(trips: number) {
  const { nodes, listeners, heap } = await grownBy(trips, (screen) => screen)
  expect(nodes).toBeLessThan(maxKept(trips))
  expect(listeners).toBeLessThan(maxKept(trips))
  expect(heap).toBeLessThan(maxHeapGrowth(trips))
}

test(
  'leaks no DOM nodes, listeners or heap during a few round trips over the lottery screens',
  { tags: ['R2'], timeout: 120_000 },
  () => expectNothingKept(TRIPS),
)

test('leaks no DOM nodes, listeners or heap during many round trips over the screens', { tags: ['deep', 'R2'] }, () =>
  expectNothingKept(DEEP_TRIPS),
)

test(
  'control: detects screens that leak nodes, listeners and heap',
  { tags: ['R2-control'], timeout: 120_000 },
  async () => {
    const kept: unknown[] = []
    // Leak three nodes, listeners and arrays per visit. The page may free other memory, which could hide a single leak.
    const keepThree = () => {
      for (let copy = 0; copy < 3; copy++) {
        const node = document.createElement('i')
        kept.push(
          node,
          Array.from({ length: 2000 }, () => ({ node })),
        )
        addEventListener('resize', () => kept.push(node))
      }
    }
    function Leaky({ children }: { readonly children: ReactNode }) {
      useEffect(keepThree, [])
      return children
    }
    const { nodes, listeners, heap } = await grownBy(CONTROL_TRIPS, (screen) => <Leaky>{screen}</Leaky>)
    expect(nodes).toBeGreaterThan(maxKept(CONTROL_TRIPS))
    expect(listeners).toBeGreaterThan(maxKept(CONTROL_TRIPS))
    expect(heap).toBeGreaterThan(maxHeapGrowth(CONTROL_TRIPS))
  },
)
