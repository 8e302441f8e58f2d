import type { Browser } from '@playwright/test'
import type { RunningLobby } from '../startLobby.ts'
import { createViewer } from './visit.ts'

/** Returns the viewer of a merchant and a language. Its pages stay open for the next test of the worker. */
export type Viewers = (merchant: string, language: string) => Promise<ReturnType<typeof createViewer>>

/** Creates the viewers of a worker. `close` closes all their pages. */
export function createViewers(running: RunningLobby, browser: Browser) {
  const viewers = new Map<string, ReturnType<typeof createViewer>>()
  let resetCount: number | undefined
  const close = async () => {
    for (const viewer of viewers.values()) await viewer.close()
    viewers.clear()
  }
  const find: Viewers = async (merchant, language) => {
    // If a test of another file has reset the sandbox, the sessions of the open pages have ended.
    if (resetCount !== running.resetCount()) {
      await close()
      await running.reset()
      resetCount = running.resetCount()
    }
    const key = `${merchant} ${language}`
    const viewer = viewers.get(key) ?? createViewer({ running, browser, merchant, language })
    viewers.set(key, viewer)
    return viewer
  }
  return { find, close }
}
