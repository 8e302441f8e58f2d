import type { CDPSession } from '@playwright/test'

/** A slow mobile connection: 150 ms until a response begins, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false } as const

/** Emulates a slow mobile connection for all documents of a page, through its DevTools session. */
export async function emulateSlowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
}
