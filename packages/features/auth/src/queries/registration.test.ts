import {
  type PlatformResponses,
  createSessionFixture,
  createTestSite,
  createMemoryStorageBackend,
} from '@lobby/platform/testing'
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import {
  affiliateCodeValidityQuery,
  diallingCountriesQuery,
  registrationAnnouncementsQuery,
  registrationFieldSettingsQuery,
  formValidationRulesQuery,
} from './registration.ts'

const place = 'MC_CACHE_registerValidation'
const rules = (maxLength: number) => ({ rules: [{ name: 'username', minLength: 4, maxLength }] })

/**
 * Returns the rules that a screen gets before and after the response of the platform.
 */
async function visit(
  backend: ReturnType<typeof createMemoryStorageBackend>,
  answer: PlatformResponses[string],
  language = 'EN',
) {
  const site = createTestSite({ backend, answers: { 'GET /wps/account/registerValidation': answer } })
  const observer = new QueryObserver(site.queries, {
    ...formValidationRulesQuery(site.api, site.storage, language),
    staleTime: 0,
  })
  const first = observer.getCurrentResult().data
  const asked = site.fetch.asked.length
  const settled = await observer.refetch()
  return { first, asked, last: settled.data }
}

test('reads stored registration rules before the platform responds', { tags: ['CONF-054'] }, async () => {
  const backend = createMemoryStorageBackend()
  expect(await visit(backend, { value: rules(8) })).toMatchObject({ first: undefined, asked: 0, last: rules(8) })
  expect(backend.getItem(place)).not.toBeNull()
  expect(await visit(backend, { value: rules(9) })).toMatchObject({ first: rules(8), asked: 0, last: rules(9) })
  expect((await visit(backend, () => Promise.reject(new TypeError('offline')))).first).toEqual(rules(9))
})

test('ignores stored rules when they are in another language or break the API contract', async () => {
  const backend = createMemoryStorageBackend()
  const ask = (language?: string) => visit(backend, { value: rules(8) }, language)
  await ask()
  expect((await ask()).first).toEqual(rules(8))
  expect((await ask('PT')).first).toBeUndefined()
  backend.setItem(place, (backend.getItem(place) ?? '').replace('"maxLength":8', '"maxLength":"8"'))
  expect(backend.getItem(place)).toContain('"8"')
  expect((await ask('PT')).first).toBeUndefined()
})

test('fetches the data for the registration one time per language, and checks each affiliate code one time', async () => {
  const site = createTestSite({
    answers: {
      'GET /wps/account/registerSettings': { value: { fields: [{ name: 'username', enabled: true, required: true }] } },
      'GET /wps/announcement/register': { value: [] },
      'GET /wps/system/countryList': { value: [{ code: 'BR', name: 'Brazil', diallingCode: '55' }] },
      'GET /wps/account/affiliateCheck': { value: true },
    },
  })
  const { api, queries } = site
  const all = [
    ...[
      registrationFieldSettingsQuery(api),
      affiliateCodeValidityQuery(api, 'AMIGO10', 'm.acme.example'),
      affiliateCodeValidityQuery(api, 'AMIGO20', 'm.acme.example'),
    ],
    ...['EN', 'PT'].flatMap((language) => [
      registrationAnnouncementsQuery(api, language),
      diallingCountriesQuery(api, language),
    ]),
  ] as readonly { readonly queryKey: readonly unknown[] }[]
  const ask = async () => {
    for (const query of all) await queries.fetchQuery(query)
    return site.fetch.asked.length
  }
  expect(await ask()).toBe(all.length)
  expect(await ask()).toBe(all.length)
})

test(
  'fetches registration announcements with their types, groupName, platform, merchantCode and token',
  { tags: ['CALL-024'] },
  async () => {
    const list = [{ id: 1, title: 'Twice your first deposit', url: '/banner/welcome.webp', promotionType: null }]
    const site = createTestSite({
      session: createSessionFixture(),
      answers: { 'GET /wps/announcement/register': { value: list } },
    })
    expect(await site.queries.fetchQuery(registrationAnnouncementsQuery(site.api, 'EN'))).toEqual(list)
    const [route, query] = site.fetch.asked[0]?.split('?') ?? []
    expect(route).toBe('GET /wps/announcement/register')
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      types: 'B',
      groupName: 'm_reg',
      platform: 'M',
      merchantCode: 'acme01',
      token: 'token-of-ana',
    })
  },
)
