import { expect, onTestFinished, test, vi } from 'vitest'
import { loadChecked } from './loadChecked.ts'

/** A line that drops the first requests for what a link names. Tells how often each was asked for. */
function line(drops: number): string[] {
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
  'a part of a chunk that the line drops once is asked for again, and the chunk runs',
  { tags: ['N7'] },
  async () => {
    const asked = line(1)
    await expect(loadChecked(() => Promise.resolve('chunk'), ['assets/n7.css'])).resolves.toBe('chunk')
    expect(asked).toEqual(['/assets/n7.css', '/assets/n7.css'])
  },
)

test(
  'control: one that comes is asked for once, one that never comes is a failure that does not run',
  { tags: ['N7-control'] },
  async () => {
    const once = line(0)
    await loadChecked(() => Promise.resolve('chunk'), ['assets/here.css'])
    await loadChecked(() => Promise.resolve('chunk'), ['assets/here.css'])
    expect(once).toEqual(['/assets/here.css'])
    const load = vi.fn(() => Promise.resolve('chunk'))
    const gone = line(2)
    await expect(loadChecked(load, ['assets/gone.css'])).rejects.toThrow(
      '/assets/gone.css did not come as it was stamped.',
    )
    expect([gone.length, load.mock.calls.length]).toEqual([2, 0])
    // The next call requests the file again.
    await expect(loadChecked(load, ['assets/gone.css'])).resolves.toBe('chunk')
  },
)
