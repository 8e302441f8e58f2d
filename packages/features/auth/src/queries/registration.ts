import type { Client, ResponseValueOf } from '@lobby/api'
import { editorContentTypeCodes } from '@lobby/api/contentTypes'
import { registerSettings } from '@lobby/api/operations/account'
import { registerAnnouncements } from '@lobby/api/operations/announcement'
import { registerValidation } from '@lobby/api/operations/firstLoad'
import { countryList } from '@lobby/api/operations/system'
import { createCacheFirstQueryOptions, STALE_TIMES_MS } from '@lobby/platform/query'
import type { SiteStorage } from '@lobby/platform/storage'
import { queryOptions } from '@tanstack/react-query'
import { fetchAffiliateCodeValidity } from './affiliateCheck.ts'

export type DiallingCountry = ResponseValueOf<'countryList'>[number]

/** Fetches the platform's configuration of the registration fields (specification part 1, section 7). */
export const registrationFieldSettingsQuery = (api: Client) =>
  queryOptions({
    queryKey: ['registerSettings'],
    queryFn: async ({ signal }) => (await api.call(registerSettings, { signal })).fields,
    staleTime: STALE_TIMES_MS.long,
  })

/** Fetches the announcements for the registration page (CALL-024). */
export const registrationAnnouncementsQuery = (api: Client, language: string) =>
  queryOptions({
    queryKey: ['registerAnnouncements', language],
    queryFn: ({ signal }) =>
      api.call(registerAnnouncements, {
        query: { types: editorContentTypeCodes.banner, groupName: 'm_reg', platform: 'M' },
        signal,
      }),
    staleTime: STALE_TIMES_MS.long,
  })

/** Fetches the platform's list of countries with their dialling codes, in the player's language (CALL-052). */
export const diallingCountriesQuery = (api: Client, language: string) =>
  queryOptions({
    queryKey: ['countryList', language],
    queryFn: ({ signal }) => api.call(countryList, { signal }),
    staleTime: STALE_TIMES_MS.long,
  })

/**
 * Fetches the validation rules of all forms. Returns the rules in the browser's storage until the platform responds
 * (CONF-054, CALL-009).
 */
export const formValidationRulesQuery = (api: Client, storage: SiteStorage, language: string) =>
  queryOptions({
    queryKey: ['registerValidation'],
    ...createCacheFirstQueryOptions({
      storage,
      cache: 'registerRulesCache',
      user: null,
      language,
      check: registerValidation.check,
      fetch: ({ signal }) => api.call(registerValidation, { signal }),
    }),
    staleTime: STALE_TIMES_MS.long,
  })

/** Fetches whether the affiliate code of the URL is valid. */
export const affiliateCodeValidityQuery = (api: Client, code: string, domain: string) =>
  queryOptions({
    queryKey: ['affiliate', code],
    queryFn: () => fetchAffiliateCodeValidity(api, code, domain),
    staleTime: STALE_TIMES_MS.long,
  })
