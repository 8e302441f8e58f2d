import { test as lobbyTest } from '../lobby.ts'
import { createPlayer, type Player } from './createPlayer.ts'
import { emulateSlowNetwork } from './emulateSlowNetwork.ts'

export { expect } from '../lobby.ts'

/** A journey: a player uses a stamped site by touch, on a slow mobile connection, and the page is inspected after each step. */
export const test = lobbyTest.extend<{ player: Player }>({
  player: async ({ page, watch }, use) => {
    const session = await page.context().newCDPSession(page)
    await emulateSlowNetwork(session)
    await use(await createPlayer({ page, session, problems: watch.problems }))
  },
})
