import type { CDPSession } from 'playwright-core'

export interface Asked {
  readonly url: string
  readonly type: string
  /** Bytes over the network, headers included. */
  bytes: number
}

/** Follows the requests of a page until it is stopped. */
export function watchNetwork(session: CDPSession) {
  const all = new Map<string, Asked>()
  const open = new Set<string>()
  let last = Date.now()
  const done = (id: string) => {
    open.delete(id)
    last = Date.now()
  }
  const started = ({
    requestId,
    request,
    type = 'Other',
  }: {
    requestId: string
    request: { url: string }
    type?: string
  }) => {
    if (!request.url.startsWith('http')) return
    open.add(requestId)
    all.set(requestId, { url: request.url, type, bytes: 0 })
    last = Date.now()
  }
  const received = () => {
    last = Date.now()
  }
  const finished = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    const asked = all.get(requestId)
    if (asked !== undefined) asked.bytes = encodedDataLength
    done(requestId)
  }
  const failed = ({ requestId }: { requestId: string }) => done(requestId)
  session.on('Network.requestWillBeSent', started)
  session.on('Network.dataReceived', received)
  session.on('Network.loadingFinished', finished)
  session.on('Network.loadingFailed', failed)

  return {
    requests: () => [...all.values()],
    bytes: (type?: string) =>
      [...all.values()].reduce((sum, asked) => sum + (type === undefined || asked.type === type ? asked.bytes : 0), 0),
    /** Waits until nothing has come or gone for so many milliseconds, a minute at most. A request that never ends holds it for ten seconds. */
    async quiet(milliseconds: number): Promise<void> {
      const start = Date.now()
      while (Date.now() - start < 60_000) {
        const still = Date.now() - last
        if (still >= milliseconds && (open.size === 0 || still >= 10_000)) return
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    stop() {
      session.off('Network.requestWillBeSent', started)
      session.off('Network.dataReceived', received)
      session.off('Network.loadingFinished', finished)
      session.off('Network.loadingFailed', failed)
    },
  }
}
