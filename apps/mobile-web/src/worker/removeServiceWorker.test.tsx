import { afterEach, expect, test } from 'vitest'
import { removeServiceWorker } from './removeServiceWorker.ts'

afterEach(async () => void (await Promise.all((await caches.keys()).map((name) => caches.delete(name)))))

test(
  'unregisters service workers and deletes only its merchant’s caches when the site has no worker',
  { tags: ['P6'] },
  async () => {
    for (const name of ['lobby:aurora:1', 'lobby:aurora:2', 'lobby:trevo:1', 'theirs']) await caches.open(name)
    let gone = 0
    const registration = { unregister: async () => void gone++ }
    const page = {
      navigator: { serviceWorker: { getRegistrations: async () => [registration, registration] } },
      caches,
    }
    await removeServiceWorker(page as never, 'aurora')
    expect(gone).toBe(2)
    expect((await caches.keys()).toSorted()).toEqual(['lobby:trevo:1', 'theirs'])
  },
)

test('throws no error when the browser lacks or blocks service workers and caches', { tags: ['P6'] }, async () => {
  await expect(removeServiceWorker({ navigator: {} } as never, 'aurora')).resolves.toBeUndefined()
  const refuse = () => Promise.reject(new Error('blocked'))
  const page = { navigator: { serviceWorker: { getRegistrations: refuse } }, caches: { keys: refuse } }
  await expect(removeServiceWorker(page as never, 'aurora')).resolves.toBeUndefined()
})
