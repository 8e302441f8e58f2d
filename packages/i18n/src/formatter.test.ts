import { expect, test, vi } from 'vitest'
import { compileMessages } from './build/index.ts'
import type { MessageId } from './messages.ts'

const files = {
  '/core': compileMessages({ 'a.named': 'Hello {name}' }),
  '/games': compileMessages({ 'a.plural': '{count, plural, one {# game} other {# games}}' }),
}

test('loads the formatter with the first dictionary that needs it, before its texts are shown', async () => {
  // Loads new copies of the modules, because other tests have already loaded the formatter.
  vi.resetModules()
  const [{ createDictionaries }, { createTranslateText }, { getMessageFormatterFactory }] = await Promise.all([
    import('./createDictionaries.ts'),
    import('./createTranslateText.ts'),
    import('./formatter.ts'),
  ])
  const dictionaries = createDictionaries({
    urls: { EN: { core: '/core', games: '/games' } },
    fetch: async (url) => Response.json(files[url as keyof typeof files]),
  })
  const text = (id: string, values: Record<string, string | number>) =>
    createTranslateText('EN', dictionaries.messages('EN'))(id as MessageId, values)
  await dictionaries.load('EN', ['core'])
  expect([text('a.named', { name: 'Ana' }), getMessageFormatterFactory()]).toEqual(['Hello Ana', undefined])
  const shown: string[] = []
  dictionaries.subscribe(() => shown.push(text('a.plural', { count: 2 })))
  await dictionaries.load('EN', ['games'])
  expect(shown).toEqual(['2 games'])
})
