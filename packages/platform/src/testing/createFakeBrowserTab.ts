import { createSessionStore, type SessionChannel } from '../session/createSessionStore.ts'
import { createStorage, type StorageBackend } from '../storage/index.ts'
import { createMemoryStorageBackend } from './createMemoryStorageBackend.ts'

/**
 * Creates fake BroadcastChannels. Each one delivers its messages to all others immediately.
 */
export function createFakeBroadcastChannels() {
  const all: { channel: SessionChannel; listen: (event: MessageEvent) => void }[] = []
  const sent: unknown[] = []
  const join = (): SessionChannel => {
    const channel: SessionChannel = {
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
export function createFakeBrowserTab(
  backend: StorageBackend | null,
  channel: SessionChannel | null = null,
  visit: StorageBackend = createMemoryStorageBackend(),
) {
  const target = new EventTarget()
  const storage = createStorage({ merchantId: 'acme', backend, sessionBackend: visit, target })
  const session = createSessionStore({ storage, merchantCode: 'acme01', trialCode: 'acme01t', channel, target })
  const ends: string[] = []
  session.onEnd((why) => ends.push(why))
  return { target, storage, session, ends, visit }
}
