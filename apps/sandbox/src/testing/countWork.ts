import { createHook } from 'node:async_hooks'
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const counted = ['privateDecrypt', 'createHmac', 'timingSafeEqual', 'createDecipheriv'] as const

/** The costly functions of Node's crypto that `work` calls, in order, whether it throws or not. */
export function cryptoWork(work: () => unknown): string[] {
  const calls: string[] = []
  const own = counted.map((name) => [name, crypto[name]] as const)
  const put = (functions: readonly (readonly [string, unknown])[]): void => {
    Object.assign(crypto, Object.fromEntries(functions))
    syncBuiltinESMExports()
  }
  put(own.map(([name, call]) => [name, (...args: unknown[]): unknown => (calls.push(name), Reflect.apply(call, crypto, args))]))
  try {
    work()
  } catch {
    // Only the work counts here.
  } finally {
    put(own)
  }
  return calls
}

/** How many passwords are hashed with scrypt until `work` is done. */
export async function passwordWork(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const hook = createHook({ init: (_id, type) => void (type === 'SCRYPTREQUEST' && count++) }).enable()
  try {
    await work()
  } finally {
    hook.disable()
  }
  return count
}
