import { fetchTool } from '../apps/fetchTool.ts'

/** The part of Lighthouse's answer that is read here. */
export interface LighthouseResult {
  readonly categories: { readonly performance: { readonly score: number | null } }
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>
}

export type Lighthouse = (
  url: string,
  flags: Readonly<Record<string, unknown>>,
) => Promise<{ readonly lhr: LighthouseResult } | undefined>

/** Lighthouse, fetched once into `.cache`: only this benchmark needs it. @throws when it cannot be fetched */
export const fetchLighthouse = (): Promise<Lighthouse> =>
  fetchTool<Lighthouse>({ name: 'lighthouse', version: '13.5.0', entry: 'core/index.js' })
