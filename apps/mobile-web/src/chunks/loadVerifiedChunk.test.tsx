import { expect, onTestFinished, test, vi } from 'vitest'
import { loadVerifiedChunk } from './loadVerifiedChunk.ts'

/** Makes the first `drops` requests of `<link>` elements fail. @returns The path of each request, in order. */
function failFirstRequests(drops: number): string[] {
  const asked: string[] = []
  const append = vi.spyOn(document.head, 'append').mockImplementation((link) => {
    const { pathname } = new URL((link as HTMLLinkElement).href)
    asked.push(pathname)
    queueMicrotask(() => (link as HTMLLinkElement).dispatchEvent(new Event(asked.length > drops ? 'load' : 'error')))
  })
  onTestFinished(() => append.mockRestore())
  return asked
}

test(
  'runs a chunk after a second request when the first request for one of its files fails',
  { tags: ['N7'] },
  async () => {
    const asked = failFirstRequests(1)
    await expect(loadVerifiedChunk(() => Promise.resolve('chunk'), ['assets/n7.css'])).resolves.toBe('chunk')
    expect(asked).toEqual(['/assets/n7.css', '/assets/n7.css'])
  },
)

test(
  'control: requests a file one time when it loads, and does not run the chunk when a file never loads',
  { tags: ['N7-control'] },
  async () => {
    const once = failFirstRequests(0)
    await loadVerifiedChunk(() => Promise.resolve('chunk'), ['assets/here.css'])
    await loadVerifiedChunk(() => Promise.resolve('chunk'), ['assets/here.css'])
    expect(once).toEqual(['/assets/here.css'])
    const load = vi.fn(() => Promise.resolve('chunk'))
    const gone = failFirstRequests(2)
    await expect(loadVerifiedChunk(load, ['assets/gone.css'])).rejects.toThrow(
      '/assets/gone.css failed to load, or does not match its stamped integrity hash.',
    )
    expect([gone.length, load.mock.calls.length]).toEqual([2, 0])
    // A failed file is not cached: the next call requests it again.
    await expect(loadVerifiedChunk(load, ['assets/gone.css'])).resolves.toBe('chunk')
  },
)
