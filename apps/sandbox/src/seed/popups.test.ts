import { expect, test } from 'vitest'
import { north, south } from '../testing/merchants.ts'
import { seedContent } from './content.ts'

const picturesOf = (house: Parameters<typeof seedContent>[0]) =>
  (['PT', 'EN'] as const).flatMap((language) =>
    seedContent(house, language, 0).popup.flatMap(({ content }) =>
      [...content.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src),
    ),
  )

test('the pictures of popups are the tenant’s own, at its own image host', () => {
  const images = { hosts: ['https://img.south.example/p', '/media/b'], fallback: '/media/c' }
  expect([...new Set(picturesOf({ ...south, images }))]).toEqual([
    'https://img.south.example/p/banner/south/10.webp',
    'https://img.south.example/p/banner/south/1.webp',
  ])
  expect(picturesOf({ ...south, images: { hosts: [], fallback: '/media/c' } })[0]).toBe('/media/c/banner/south/10.webp')
  expect(picturesOf(north).every((src) => src?.startsWith('/media/a/banner/north/'))).toBe(true)
})

test.each(['PT', 'EN'] as const)(
  'the texts in %s promise no reward that a member may not have, and name the tabs as the site does',
  (language) => {
    const { popup, notice } = seedContent(north, language, 0)
    const text = [...popup, ...notice].map(({ title, content }) => `${title} ${content}`).join('\n')
    expect(text).not.toMatch(/[Oo]s seus prêmios esperam|Your rewards wait/)
    expect(text).not.toMatch(/em <strong>Promoções|under <strong>Promotions/)
    expect(text).toContain(language === 'PT' ? 'em <strong>Ofertas</strong>' : 'under <strong>Offers</strong>')
    expect(text).toContain(language === 'PT' ? 'a aba Novos, em Slots' : 'the New tab under Slots')
  },
)
