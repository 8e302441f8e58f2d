import { join } from 'node:path'
import { places } from '../places.ts'

/** Where the journeys of `npm test` leave what they found. */
export const journeysReport = join(places.app, '.reports/e2e.json')

/**
 * Where `merchant prove` leaves what it found of a brand.
 * @param part it walked some of the journeys alone: that proves nothing of the others, and is no report of the page
 */
export const brandReport = (id: string, part = false): string =>
  join(places.app, '.reports/brands', `${id}${part ? '.part' : ''}.json`)
