import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createDictionaries } from './createDictionaries.ts'
import { I18nProvider } from './I18nProvider.tsx'
import { useLanguageChangeListener } from './useLanguageChangeListener.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const dictionaries = createDictionaries({ urls: {}, fetch: () => Promise.reject(new Error('Unexpected request.')) })

async function renderInLanguage(first: string) {
  const calls: string[] = []
  let language = first
  const { rerender, unmount } = await renderHook(() => useLanguageChangeListener((next) => calls.push(next)), {
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
  return { calls, change, unmount }
}

test('calls the listener 200 ms after each change of the language, and never for the language of the first render', async () => {
  const { calls, change } = await renderInLanguage('PT')
  vi.advanceTimersByTime(1000)
  await change('EN')
  vi.advanceTimersByTime(199)
  expect(calls).toEqual([])
  vi.advanceTimersByTime(1)
  expect(calls).toEqual(['EN'])
  vi.advanceTimersByTime(1000)
  expect(calls).toEqual(['EN'])
})

test('calls the listener only one time after several quick language changes, and never when they are undone immediately', async () => {
  const { calls, change } = await renderInLanguage('PT')
  await change('EN')
  vi.advanceTimersByTime(150)
  await change('ES')
  vi.advanceTimersByTime(199)
  expect(calls).toEqual([])
  vi.advanceTimersByTime(1)
  expect(calls).toEqual(['ES'])
  await change('EN')
  await change('ES')
  vi.advanceTimersByTime(1000)
  expect(calls).toEqual(['ES'])
})

test('does not call the listener when the component unmounts less than 200 ms after the change', async () => {
  const { calls, change, unmount } = await renderInLanguage('PT')
  await change('EN')
  await unmount()
  vi.advanceTimersByTime(1000)
  expect(calls).toEqual([])
})
