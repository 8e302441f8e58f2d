import { expect, test } from 'vitest'
import { northMerchant, southMerchant } from '../testing/merchants.ts'
import { buildSeedContent } from './content.ts'

const listPictures = (tenant: Parameters<typeof buildSeedContent>[0]) =>
  (['PT', 'EN'] as const).flatMap((language) =>
    buildSeedContent(tenant, language, 0).popup.flatMap(({ content }) =>
      [...content.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src),
    ),
  )

test('shows the tenant’s own banners, from its first image host, in popups', () => {
  const images = { hosts: ['https://img.south.example/p', '/media/b'], fallback: '/media/c' }
  expect([...new Set(listPictures({ ...southMerchant, images }))]).toEqual([
    'https://img.south.example/p/banner/south/10.webp',
    'https://img.south.example/p/banner/south/1.webp',
  ])
  expect(listPictures({ ...southMerchant, images: { hosts: [], fallback: '/media/c' } })[0]).toBe(
    '/media/c/banner/south/10.webp',
  )
  expect(listPictures(northMerchant).every((src) => src?.startsWith('/media/a/banner/north/'))).toBe(true)
})

test.each(['PT', 'EN'] as const)(
  'mentions in the %s texts of popups and notices only rewards for every member and existing tabs',
  (language) => {
    const { popup, notice } = buildSeedContent(northMerchant, language, 0)
    const text = [...popup, ...notice].map(({ title, content }) => `${title} ${content}`).join('\n')
    expect(text).not.toMatch(/[Oo]s seus prêmios esperam|Your rewards wait/)
    expect(text).not.toMatch(/em <strong>Promoções|under <strong>Promotions/)
    expect(text).toContain(language === 'PT' ? 'em <strong>Ofertas</strong>' : 'under <strong>Offers</strong>')
    expect(text).toContain(language === 'PT' ? 'a aba Novos, em Slots' : 'the New tab under Slots')
  },
)
