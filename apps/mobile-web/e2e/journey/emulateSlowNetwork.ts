import type { CDPSession } from '@playwright/test'

/** A slow mobile connection: 150 ms until an answer begins, 1.6 Mbit/s down, 750 kbit/s up. Waiting costs no CPU. */
const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false } as const

/** Gives the page of a DevTools session a slow mobile connection, on each document that it opens. */
export async function emulateSlowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
}
