import type { PublicMerchant } from '@lobby/merchant'

/** Builds a merchant for tests, with the given fields replaced. */
export function createMerchantFixture(overrides: Partial<PublicMerchant> = {}): PublicMerchant {
  return {
    id: 'acme',
    code: 'acme01',
    trialCode: 'acme01t',
    name: 'Acme',
    hosts: ['acme.localhost'],
    languages: { default: 'PT', offered: ['PT', 'EN'] },
    timeZone: 'America/Sao_Paulo',
    currency: 'BRL',
    minimumAge: 18,
    copyright: '© Acme',
    licence: { image: null, text: {}, url: null },
    layout: { header: 'left', tiles: 'soft', bar: 'raised', rails: 'pictures', density: 'comfortable' },
    flags: [],
    resetCode: 'VERIFICATION3',
    encryptionKey: '',
    apiBase: '',
    images: { hosts: ['/media/a', '/media/b'], fallback: '/media/c' },
    gameOrigins: ['https://play.example.com', 'http://play.localhost:*'],
    serviceOrigins: ['https://help.example.com'],
    logo: { src: '/logo.svg', width: 120, height: 28 },
    hero: { src: '/hero.webp', width: 750, height: 320 },
    ...overrides,
  }
}
