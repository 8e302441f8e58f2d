import { launchOptions } from '@lobby/test-kit'
import { chromium, type Browser } from 'playwright-core'

/** Starts a browser that writes no machine code: what it writes for functions that are called often counts as heap, in any page. */
export async function launchInterpreter(): Promise<Browser> {
  const { args, ...options } = launchOptions()
  return chromium.launch({ ...options, args: [...args, '--js-flags=--no-opt --no-maglev --no-sparkplug'] })
}
