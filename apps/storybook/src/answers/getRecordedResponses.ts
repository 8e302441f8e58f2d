import type { PlatformResponses } from '@lobby/platform/testing'
import type { ToolbarValues } from '../merchants-plugin/toolbar.ts'

/** Maps a route, `METHOD /path`, to the value of the platform's recorded response. */
type Recorded = Readonly<Record<string, unknown>>

/**
 * Files of responses that belong to no merchant: `shared` has the responses for all merchants, and `members` has the
 * responses for each kind of session.
 */
const commonFiles = ['shared', 'members']

const files = import.meta.glob<unknown>('./*.json', { eager: true, import: 'default' })
const file = <T>(name: string) => (files[`./${name}.json`] ?? {}) as T

/** The ids of the merchants that have recorded responses, sorted. */
const recordedMerchants = Object.keys(files)
  .map((path) => path.slice('./'.length, -'.json'.length))
  .filter((name) => !commonFiles.includes(name))
  .sort()

/**
 * Returns the platform's recorded responses for a merchant, a language and a kind of session. For a merchant without
 * recorded responses, such as a new merchant, returns those of the first recorded merchant, because otherwise half of
 * the screens would show an error.
 */
export function getRecordedResponses({
  merchant,
  locale,
  session,
}: Pick<ToolbarValues, 'merchant' | 'locale' | 'session'>): PlatformResponses {
  const id = recordedMerchants.includes(merchant) ? merchant : (recordedMerchants[0] ?? '')
  const own = file<Readonly<Record<string, Recorded>>>(id)
  const values: Recorded = {
    ...file<Recorded>('shared'),
    ...(own[locale] ?? own['EN']),
    ...file<Readonly<Record<string, Recorded>>>('members')[session],
  }
  return Object.fromEntries(Object.entries(values).map(([route, value]) => [route, { value }]))
}
