import type { Tenant } from './tenants.ts'

/** The languages of the texts in the sandbox's responses. */
export const languages = ['EN', 'PT'] as const
export type Language = (typeof languages)[number]

/**
 * Returns the language of a response: the first requested language that the sandbox supports, else the tenant's
 * default, else English.
 * @param asked - the value of `Accept-Language`: dictionary codes or language tags, in order of preference
 */
export const selectResponseLanguage = (asked: string | undefined, tenant: Pick<Tenant, 'languages'>): Language =>
  [...(asked ?? '').split(','), tenant.languages.default].map(toLanguage).find((language) => language !== undefined) ??
  'EN'

const toLanguage = (tag: string): Language | undefined =>
  languages.find((language) => /^\s*([a-z]+)/i.exec(tag)?.[1]?.toUpperCase() === language)
