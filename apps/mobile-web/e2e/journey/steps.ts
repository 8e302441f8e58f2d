import { startMemberSession } from '../startMemberSession.ts'
import { installFakeTranslator, setPageClockAhead } from '../phoneConditions.ts'
import { test as lobbyTest } from '../lobby.ts'
import { createSimulatedPlayer, type SimulatedPlayer } from './createSimulatedPlayer.ts'
import { emulateSlowNetwork } from './emulateSlowNetwork.ts'

export { expect } from '../lobby.ts'

/** The timeout of a whole journey. It is long, because a journey waits for a slow network after each step. */
const JOURNEY_TIMEOUT_MS = 240_000

interface JourneyFixtures {
  readonly player: SimulatedPlayer
  /**
   * Opens a path of the site and inspects the page. Signs in as the demo member `who` first; without `who`, the player
   * is a guest.
   */
  readonly open: (path: string, who?: string) => Promise<void>
}

/**
 * The test function for journeys. A player uses a stamped site by touch, on a slow mobile connection and a phone with a
 * wrong clock, while the browser translates the page. After each step the page is inspected.
 */
export const test = lobbyTest.extend<JourneyFixtures>({
  player: async ({ page, watch }, use, testInfo) => {
    testInfo.setTimeout(JOURNEY_TIMEOUT_MS)
    const session = await page.context().newCDPSession(page)
    await emulateSlowNetwork(session)
    await setPageClockAhead(page)
    await installFakeTranslator(page)
    await use(await createSimulatedPlayer({ page, session, problems: watch.problems }))
  },

  open: async ({ page, lobby, player }, use) => {
    await use(async (path, who) => {
      if (who !== undefined)
        await startMemberSession(page, { origin: lobby.origin, callSandbox: lobby.callSandbox, who })
      await player.step(`opens ${path}${who === undefined ? '' : ` as ${who}`}`, async () => {
        await page.goto(lobby.origin + path)
        await page.getByRole('main').waitFor()
      })
    })
  },
})
