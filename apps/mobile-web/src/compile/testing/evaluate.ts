import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'

/** What a bundle of `bundle` exports. */
export function evaluate<Exports extends object>(code: string): Exports {
  const exported: Partial<Exports> = {}
  compileFunction(code, ['require', 'exports'])(createRequire(import.meta.url), exported)
  return exported as Exports
}
