import { readFileSync } from 'node:fs'

/** Whether a merchant's folder switches a flag on: without it the route is none. */
export const isOn = (merchant: string, flag: string): boolean =>
  new RegExp(`^\\s*"${flag}": true`, 'm').test(readFileSync(new URL(`../../../../merchants/${merchant}/flags.jsonc`, import.meta.url), 'utf8'))
