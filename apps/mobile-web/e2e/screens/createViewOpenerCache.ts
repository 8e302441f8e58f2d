import type { Browser } from '@playwright/test'
import type { RunningLobby } from '../startLobby.ts'
import { createViewOpener } from './createViewOpener.ts'

/**
 * Returns the viewer of a merchant and a language. The viewer's pages stay open, so that the next test of the worker
 * reuses them.
 */
export type GetViewOpener = (merchant: string, language: string) => Promise<ReturnType<typeof createViewOpener>>

/**
 * Creates viewers when they are needed, one for each merchant and language, and shares them among the tests of a
 * worker.
 */
export function createViewOpenerCache(running: RunningLobby, browser: Browser) {
  const viewers = new Map<string, ReturnType<typeof createViewOpener>>()
  let resetCount: number | undefined
  const close = async () => {
    for (const viewer of viewers.values()) await viewer.close()
    viewers.clear()
  }
  const find: GetViewOpener = async (merchant, language) => {
    // Close all pages if a test of another file has reset the sandbox, because the reset has ended the sessions of
    // these pages.
    if (resetCount !== running.resetCount()) {
      await close()
      await running.reset()
      resetCount = running.resetCount()
    }
    const key = `${merchant} ${language}`
    const viewer = viewers.get(key) ?? createViewOpener({ running, browser, merchant, language })
    viewers.set(key, viewer)
    return viewer
  }
  return { find, close }
}
