import { test as plain } from '../lobby.ts'
import { startLobby } from '../startLobby.ts'
import { startAuthEmulator, type AuthEmulator } from './startAuthEmulator.ts'

/** The test function for tests with Firebase's Auth emulator, in addition to the sites and the sandbox. */
export const test = plain.extend<object, { emulator: AuthEmulator }>({
  emulator: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const emulator = await startAuthEmulator()
      await use(emulator)
      emulator.close()
    },
    // The timeout includes npm's download of the emulator in the first run.
    { scope: 'worker', timeout: 600_000 },
  ],
  running: [
    async ({ emulator }, use) => {
      const running = await startLobby(emulator.origin)
      await use(running)
      await running.close()
    },
    { scope: 'worker' },
  ],
})
