import { createSession, type Channel } from '../session/createSession.ts'
import { createStorage, type StorageBackend } from '../storage/index.ts'
import { createMemoryBackend } from './createMemoryBackend.ts'

/**
 * Creates fake BroadcastChannels. Each one delivers its messages to all others immediately.
 */
export function createChannels() {
  const all: { channel: Channel; listen: (event: MessageEvent) => void }[] = []
  const sent: unknown[] = []
  const join = (): Channel => {
    const channel: Channel = {
      postMessage: (data) => {
        sent.push(data)
        for (const other of all) if (other.channel !== channel) other.listen({ data } as MessageEvent)
      },
      addEventListener: (_, listen) => void all.push({ channel, listen }),
    }
    return channel
  }
  return { join, sent }
}

/**
 * Creates a simulated browser tab of the merchant acme: a session store, a storage, and the reasons why sessions ended
 * (`ends`).
 */
export function openBrowserTab(
  backend: StorageBackend | null,
  channel: Channel | null = null,
  visit: StorageBackend = createMemoryBackend(),
) {
  const target = new EventTarget()
  const storage = createStorage({ merchantId: 'acme', backend, sessionBackend: visit, target })
  const session = createSession({ storage, merchantCode: 'acme01', trialCode: 'acme01t', channel, target })
  const ends: string[] = []
  session.onEnd((why) => ends.push(why))
  return { target, storage, session, ends, visit }
}
