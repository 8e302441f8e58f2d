import { AsyncLocalStorage, createHook } from 'node:async_hooks'
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
  put(
    own.map(([name, call]) => [
      name,
      (...args: unknown[]): unknown => (calls.push(name), Reflect.apply(call, crypto, args)),
    ]),
  )
  try {
    work()
  } catch {
    // Only the work counts here.
  } finally {
    put(own)
  }
  return calls
}

const counting = new AsyncLocalStorage<{ hashed: number }>()

/** How many passwords `work` hashes with scrypt until it is done; what others of the process hash meanwhile is not its own. */
export async function passwordWork(work: () => Promise<unknown>): Promise<number> {
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
