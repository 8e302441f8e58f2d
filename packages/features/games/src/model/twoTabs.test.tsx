import {
  createSessionFixture,
  createMemoryStorageBackend,
  createTestSiteWithMessages,
  TestApp,
  type TestSite,
} from '@lobby/platform/testing'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createGameFixture } from '../testing/createGameFixture.ts'
import { gameEndpoints } from '../testing/renderGameList.tsx'
import { useFavouriteGames } from './useFavouriteGames.ts'

const games = [createGameFixture(1), createGameFixture(2), createGameFixture(3)]

/** Renders the favourite buttons of three games. */
function Hearts({ tab }: { readonly tab: string }) {
  const favourites = useFavouriteGames()
  return games.map((game) => (
    <button
      key={game.nodeId}
      type="button"
      aria-pressed={favourites.has(game)}
      onClick={() => favourites.change(game, !favourites.has(game))}>
      {`${tab} ${game.nodeId}`}
    </button>
  ))
}

/**
 * Opens two tabs of one member. The mocked platform responds to changes only when the test calls `answer`, and refuses
 * changes of the game with the id `refuses`.
 */
async function openTabs({ refuses = 0 }: { readonly refuses?: number } = {}) {
  const kept = new Set([3])
  const backend = createMemoryStorageBackend()
  let answerAll: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    answerAll = resolve
  })
  const change = (make: (nodeId: number) => void) => async (request: Request) => {
    const { nodeId } = (await request.json()) as { nodeId: number }
    await gate
    if (nodeId === refuses) return new Response('', { status: 500 })
    make(nodeId)
    return Response.json({ success: true, value: kept.has(nodeId) })
  }
  const answers = {
    [gameEndpoints.favourites]: () =>
      Response.json({
        success: true,
        value: { content: [...kept].map((id) => createGameFixture(id)), pageNum: 1, totalPages: 1 },
      }),
    [gameEndpoints.add]: change((nodeId) => void kept.add(nodeId)),
    [gameEndpoints.remove]: change((nodeId) => void kept.delete(nodeId)),
  }
  const openTab = () => createTestSiteWithMessages({ session: createSessionFixture(), backend, answers })
  const sites: readonly TestSite[] = [await openTab(), await openTab()]
  function Tab({ at, site }: { readonly at: number; readonly site: TestSite }) {
    const [visit, setVisit] = useState(0)
    return (
      <TestApp site={site}>
        <Hearts key={visit} tab={`tab ${at}`} />
        <button type="button" onClick={() => (site.queries.clear(), setVisit(visit + 1))}>{`reload ${at}`}</button>
      </TestApp>
    )
  }
  const screen = await render(sites.map((site, at) => <Tab key={at} at={at} site={site} />))
  const heart = (tab: number, nodeId: number) =>
    screen.getByRole('button', { name: `tab ${tab} ${nodeId}`, exact: true })
  for (const tab of [0, 1]) await expect.element(heart(tab, 3)).toHaveAttribute('aria-pressed', 'true')
  return {
    screen,
    heart,
    kept,
    sites,
    answer: () => answerAll(),
    changes: (tab: number) => sites[tab]!.fetch.asked.filter((each) => !each.startsWith('GET')).length,
  }
}

/**
 * Adds game 1 in the first tab, then adds game 2 and removes game 3 in the second tab, all before the platform
 * responds.
 */
async function changeAtOnce(tabs: Awaited<ReturnType<typeof openTabs>>) {
  await tabs.heart(0, 1).click()
  await tabs.heart(1, 2).click()
  await tabs.heart(1, 3).click()
  await expect.poll(() => [tabs.changes(0), tabs.changes(1)]).toEqual([1, 2])
  tabs.answer()
}

describe('favourites changed in two tabs at the same time', { tags: ['T3'] }, () => {
  test('saves favourites that were changed in two tabs together, and shows them after a reload', async () => {
    const tabs = await openTabs()
    await changeAtOnce(tabs)
    await expect.poll(() => [...tabs.kept].toSorted((one, other) => one - other)).toEqual([1, 2])
    await tabs.screen.getByRole('button', { name: 'reload 0' }).click()
    await expect.element(tabs.heart(0, 2)).toHaveAttribute('aria-pressed', 'true')
    await expect.element(tabs.heart(0, 1)).toHaveAttribute('aria-pressed', 'true')
    await expect.element(tabs.heart(0, 3)).toHaveAttribute('aria-pressed', 'false')
  })

  test('sends one call per changed favourite and fetches the favourites one time per tab', async () => {
    const tabs = await openTabs()
    await changeAtOnce(tabs)
    await expect.poll(() => tabs.kept.size).toBe(2)
    await expect.element(tabs.heart(1, 2)).toHaveAttribute('aria-pressed', 'true')
    expect([tabs.changes(0), tabs.changes(1)]).toEqual([1, 2])
    expect(tabs.sites.map(({ fetch }) => fetch.asked.filter((each) => each.startsWith('GET')).length)).toEqual([1, 1])
  })
})

test(
  'control: shows a favourite in neither tab when the platform refuses to add it',
  { tags: ['T3-control'] },
  async () => {
    const tabs = await openTabs({ refuses: 2 })
    await changeAtOnce(tabs)
    await expect.poll(() => [...tabs.kept].toSorted((one, other) => one - other)).toEqual([1])
    await expect.element(tabs.heart(1, 2)).toHaveAttribute('aria-pressed', 'false')
    await tabs.screen.getByRole('button', { name: 'reload 0' }).click()
    await expect.element(tabs.heart(0, 3)).toHaveAttribute('aria-pressed', 'false')
    await expect.element(tabs.heart(0, 2)).toHaveAttribute('aria-pressed', 'false')
  },
)
