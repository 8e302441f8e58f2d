import { join } from 'node:path'
import { places } from '../places.ts'

/** Where the journeys of `npm test` leave what they found. */
export const journeysReport = join(places.app, '.reports/e2e.json')

/** Where `merchant prove` leaves what it found of a brand. */
export const brandReport = (id: string): string => join(places.app, '.reports/brands', `${id}.json`)
