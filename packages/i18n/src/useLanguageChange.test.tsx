import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createDictionaries } from './createDictionaries.ts'
import { I18nProvider } from './I18nProvider.tsx'
import { useLanguageChange } from './useLanguageChange.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const dictionaries = createDictionaries({ urls: {}, fetch: () => Promise.reject(new Error('Nothing is asked for.')) })

async function inLanguage(first: string) {
  const told: string[] = []
  let language = first
  const { rerender, unmount } = await renderHook(() => useLanguageChange((next) => told.push(next)), {
    wrapper: ({ children }) => (
      <I18nProvider language={language} dictionaries={dictionaries} onLanguageChange={() => undefined}>
        {children}
      </I18nProvider>
    ),
  })
  const change = async (next: string) => {
    language = next
    await rerender()
  }
  return { told, change, unmount }
}

test('is told 200 ms after the language has changed, and not of the first one', async () => {
  const { told, change } = await inLanguage('PT')
  vi.advanceTimersByTime(1000)
  await change('EN')
  vi.advanceTimersByTime(199)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['EN'])
  vi.advanceTimersByTime(1000)
  expect(told).toEqual(['EN'])
})

test('of several changes the last one counts, and going back at once is none', async () => {
  const { told, change } = await inLanguage('PT')
  await change('EN')
  vi.advanceTimersByTime(150)
  await change('ES')
  vi.advanceTimersByTime(199)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['ES'])
  await change('EN')
  await change('ES')
  vi.advanceTimersByTime(1000)
  expect(told).toEqual(['ES'])
})

test('whoever has gone is not told', async () => {
  const { told, change, unmount } = await inLanguage('PT')
  await change('EN')
  await unmount()
  vi.advanceTimersByTime(1000)
  expect(told).toEqual([])
})
