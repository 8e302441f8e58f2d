import {
  createSuccessResponse,
  createSessionFixture,
  createMemoryStorageBackend,
  createTestSiteWithMessages,
} from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import tokens from '@lobby/ui/tokens.css?raw'
import { expect, onTestFinished, test } from 'vitest'
import { createGameFixture } from '../testing/createGameFixture.ts'
import { HomeRecentGames } from './HomeRecentGames.tsx'

/** Creates a member with one device. The mocked platform lists the games that the member has played, newest first. */
function makeMember() {
  const device = createMemoryStorageBackend()
  const played: number[] = []
  let held: Promise<void> | undefined
  return {
    play: (nodeId: number) => void played.unshift(nodeId),
    /** From now on delays the platform's responses. The returned function releases them. */
    holdAnswers: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    /** Loads home as a new page. The page has the rail of recent games and other content below the rail. */
    openHome: async (language = 'EN') => {
      const site = await createTestSiteWithMessages({
        backend: device,
        session: createSessionFixture(),
        language,
        answers: {
          'GET /wps/game/recent': () =>
            Promise.resolve(held).then(() =>
              createSuccessResponse({ content: played.map((nodeId) => createGameFixture(nodeId)) }),
            ),
        },
      })
      const isStored = () => site.storage.get('recentGamesCache') !== null
      const page = await renderScreen(
        <>
          {/* Resets the CSS, as the site does. Otherwise a tile would be smaller than its placeholder. */}
          <style>{tokens}</style>
          <HomeRecentGames visible={isStored()} />
          <p>Below the rail</p>
        </>,
        { site },
      )
      const rail = page.screen.getByRole('region', { name: 'Recently played' })
      const names = () =>
        rail
          .getByRole('article')
          .elements()
          .map(({ textContent }) => /Game \d+/.exec(textContent)?.[0])
      return { ...page, isStored, rail, names, tops: watchTop(page.screen.getByText('Below the rail').element()) }
    },
  }
}

/**
 * Records the top position of an element in each frame, until the test ends.
 * @returns a function that waits for the current frame and returns all recorded positions
 */
function watchTop(element: Element): () => Promise<number[]> {
  const tops = new Set<number>()
  let frame = 0
  const look = () => {
    tops.add(element.getBoundingClientRect().top)
    frame = requestAnimationFrame(look)
  }
  look()
  onTestFinished(() => cancelAnimationFrame(frame))
  return async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return [...tops]
  }
}

/** Creates a member who has played these games. An earlier visit to home has stored these games on the device. */
async function makePlayer(games: readonly number[], language?: string) {
  const member = makeMember()
  for (const nodeId of games) member.play(nodeId)
  const { screen, isStored } = await member.openHome(language)
  await expect.poll(isStored).toBe(true)
  await screen.unmount()
  return member
}

test('shows the stored recent games, newest first, before the platform responds', async () => {
  const member = await makePlayer([5, 9])
  member.holdAnswers()
  const { names, rail, launched } = await member.openHome()
  expect(names()).toEqual(['Game 9', 'Game 5'])
  await rail.getByRole('button', { name: /Game 9/ }).click()
  expect(launched).toMatchObject([{ nodeId: 9 }])
})

test('adds games from the platform’s response to the stored recent games, without moving the page', async () => {
  const member = await makePlayer([5])
  member.play(9)
  const answer = member.holdAnswers()
  const { names, tops } = await member.openHome()
  expect(names()).toEqual(['Game 5'])
  answer()
  await expect.poll(names).toEqual(['Game 9', 'Game 5'])
  expect(await tops()).toHaveLength(1)
})

test('reserves the space of the recent games when the stored games are in another language', async () => {
  const member = await makePlayer([5], 'PT')
  const answer = member.holdAnswers()
  const { names, rail, tops } = await member.openHome()
  await expect.element(rail).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect.poll(names).toEqual(['Game 5'])
  expect(await tops()).toHaveLength(1)
})

test('stores recent games for the next visit when the device had none, and shows none on this visit', async () => {
  const member = makeMember()
  member.play(5)
  const answer = member.holdAnswers()
  const { isStored, rail, tops } = await member.openHome()
  answer()
  await expect.poll(isStored).toBe(true)
  expect(await tops()).toHaveLength(1)
  await expect.element(rail).not.toBeInTheDocument()
})
