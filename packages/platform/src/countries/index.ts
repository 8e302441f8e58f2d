export { countries } from './countries.ts'
export type { Country } from './countries.ts'
