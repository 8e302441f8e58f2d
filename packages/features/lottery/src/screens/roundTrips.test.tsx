import { renderScreen } from '@lobby/platform/testing/render-screen'
import { useEffect, type ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { cdp } from 'vitest/browser'
import { expect, test } from 'vitest'
import { makeMenu } from '../testing/makeMenu.ts'
import { makeOrder } from '../testing/makeOrder.ts'
import { LotteryScreen } from './LotteryScreen.tsx'
import { MoreLotteryScreen } from './MoreLotteryScreen.tsx'
import { OrdersScreen } from './OrdersScreen.tsx'

/** In bytes. Not a share of the whole heap: other tests of the same page add to that. */
const MAX_HEAP_GROWTH = 3_000_000

const frame = () => new Promise(requestAnimationFrame)
const orders = { content: [makeOrder(1), makeOrder(2)], pageNum: 1, totalPages: 1, total: 2, sumStake: 20, sumPayout: 0 }

/** What the page holds once everything that nobody refers to is gone. */
async function held() {
  await cdp().send('Performance.enable')
  for (let time = 0; time < 4; time++) await cdp().send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp().send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** How much more the page holds after so many round trips over the screens of lotteries and back, once some have been made. */
async function grownBy(trips: number, around: (screen: ReactNode) => ReactNode) {
  const { screen, navigate } = await renderScreen(
    <Routes>
      <Route path="/m/home" element={<main data-at="home" />} />
      <Route path="/m/lottery" element={around(<LotteryScreen />)} />
      <Route path="/m/moreLottery" element={around(<MoreLotteryScreen />)} />
      <Route path="/m/lottery/orders" element={around(<OrdersScreen />)} />
    </Routes>,
    { address: '*', answers: { 'GET /lgw/vn/games/game_menu': { value: makeMenu() }, 'GET /lgw/orders': { value: orders } } },
  )
  const stops = [['/m/lottery', 'article'], ['/m/home', '[data-at]'], ['/m/moreLottery', 'article'], ['/m/home', '[data-at]'], ['/m/lottery/orders', 'article'], ['/m/home', '[data-at]']] as const
  const travel = async (times: number) => {
    for (let trip = 0; trip < times; trip++) {
      for (const [path, ready] of [stops[(trip * 2) % stops.length], stops[1]].flatMap((stop) => (stop ? [stop] : []))) {
        void navigate(path, { replace: true })
        do await frame()
        while (!screen.container.querySelector(ready))
      }
    }
  }
  await travel(60)
  const before = await held()
  await travel(trips)
  const after = await held()
  await screen.unmount()
  return { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners, heap: after.heap - before.heap }
}

test('200 round trips over the screens of lotteries keep neither a node nor a listener each, nor more of the heap', { tags: ['R2'], timeout: 120_000 }, async () => {
  const { nodes, listeners, heap } = await grownBy(200, (screen) => screen)
  expect(nodes).toBeLessThan(100)
  expect(listeners).toBeLessThan(100)
  expect(heap).toBeLessThan(MAX_HEAP_GROWTH)
})

test('control: screens that keep a node, a listener and some of the heap each are found', { tags: ['R2-control'], timeout: 120_000 }, async () => {
  const kept: unknown[] = []
  function Leaky({ children }: { readonly children: ReactNode }) {
    useEffect(() => {
      const node = document.createElement('i')
      kept.push(node, Array.from({ length: 5000 }, () => ({ node })))
      addEventListener('resize', () => kept.push(node))
    }, [])
    return children
  }
  const { nodes, listeners, heap } = await grownBy(60, (screen) => <Leaky>{screen}</Leaky>)
  expect(nodes).toBeGreaterThanOrEqual(60)
  expect(listeners).toBeGreaterThanOrEqual(60)
  expect(heap).toBeGreaterThan(MAX_HEAP_GROWTH)
})
