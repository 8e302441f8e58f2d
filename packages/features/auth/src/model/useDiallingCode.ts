import { getLanguageTag, useLanguage } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi } from '@lobby/platform/query'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { diallingCountriesQuery } from '../queries/registration.ts'
import {
  DEFAULT_DIALLING_COUNTRY,
  listDiallingCountryOptions,
  getDiallingCode,
  type DiallingCountryOption,
} from './diallingOptions.ts'

export interface DiallingCodeState {
  readonly options: readonly DiallingCountryOption[]
  /** The code of the chosen country. */
  readonly country: string
  readonly choose: (country: string) => void
  /**
   * Selects the first country with this dialling code. Changes nothing if the selected country has this dialling code.
   * @param code - digits
   */
  readonly chooseCode: (code: string) => void
  /** The digits of the chosen country's dialling code. */
  readonly code: string
}

/**
 * Holds the country whose dialling code belongs to a mobile number (AUTH-033). The player can choose from the countries
 * that the merchant serves, with the names that the platform sends.
 * @param first - the country that is selected first; by default the first one that the merchant serves
 */
export function useDiallingCode(first?: string): DiallingCodeState {
  const { countries } = useMerchant()
  const { language } = useLanguage()
  const { data } = useQuery(diallingCountriesQuery(useApi(), language))
  const [country, choose] = useState(first ?? countries?.[0] ?? DEFAULT_DIALLING_COUNTRY)
  const options = useMemo(
    () => listDiallingCountryOptions(data, getLanguageTag(language), countries),
    [data, language, countries],
  )
  const chosen = getDiallingCode(options, country)
  const chooseCode = (code: string) => {
    const found = code === chosen ? undefined : options.find(({ detail }) => detail === `+${code}`)
    if (found) choose(found.value)
  }
  return { options, country, choose, chooseCode, code: chosen }
}
