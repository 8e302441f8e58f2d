import type { Tenant } from './tenants.ts'

/** The languages that the sandbox's own texts are in. */
export const languages = ['EN', 'PT'] as const
export type Language = (typeof languages)[number]

/**
 * The language of an answer: the first one that is asked for and that the sandbox has, else the tenant's own, else English.
 * @param asked - of `Accept-Language`: dictionary codes or language tags, in the order of preference
 */
export const languageOf = (asked: string | undefined, tenant: Pick<Tenant, 'languages'>): Language =>
  [...(asked ?? '').split(','), tenant.languages.default].map(known).find((language) => language !== undefined) ?? 'EN'

const known = (tag: string): Language | undefined =>
  languages.find((language) => /^\s*([a-z]+)/i.exec(tag)?.[1]?.toUpperCase() === language)
