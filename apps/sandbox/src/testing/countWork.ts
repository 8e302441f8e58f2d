import { AsyncLocalStorage, createHook } from 'node:async_hooks'
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const countedFunctions = ['privateDecrypt', 'createHmac', 'timingSafeEqual', 'createDecipheriv'] as const

/**
 * Runs `work` and returns the names of the costly functions of Node's crypto that it calls, in order. Ignores errors of
 * `work`.
 */
export function recordCryptoCalls(work: () => unknown): string[] {
  const calls: string[] = []
  const own = countedFunctions.map((name) => [name, crypto[name]] as const)
  const install = (functions: readonly (readonly [string, unknown])[]): void => {
    Object.assign(crypto, Object.fromEntries(functions))
    syncBuiltinESMExports()
  }
  install(
    own.map(([name, call]) => [
      name,
      (...args: unknown[]): unknown => (calls.push(name), Reflect.apply(call, crypto, args)),
    ]),
  )
  try {
    work()
  } catch {
    // Ignore the error, because the caller needs only the recorded calls.
  } finally {
    install(own)
  }
  return calls
}

const counting = new AsyncLocalStorage<{ hashed: number }>()

/**
 * Runs `work` and counts the passwords that `work` hashes with scrypt. Ignores hashes of other code in the same
 * process.
 */
export async function countPasswordHashes(work: () => Promise<unknown>): Promise<number> {
  const own = { hashed: 0 }
  const hook = createHook({
    init: (_id, type) => void (type === 'SCRYPTREQUEST' && counting.getStore() === own && own.hashed++),
  }).enable()
  try {
    await counting.run(own, work)
  } finally {
    hook.disable()
  }
  return own.hashed
}
