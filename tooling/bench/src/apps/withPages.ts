import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compile } from '@lobby/merchant-cli'
import { launchOptions } from '@lobby/test-kit'
import { chromium, type Browser } from 'playwright-core'
import { openPages, type OpenPages } from './openPages.ts'

/** Builds and serves the floor app and a merchant's site, starts a browser, lets something be measured, and ends all of it. */
export async function withPages<T>(
  merchant: string,
  measure: (browser: Browser, pages: OpenPages) => Promise<T>,
): Promise<T> {
  await compile()
  using dir = mkdtempDisposableSync(join(tmpdir(), 'lobby-bench-'))
  await using pages = await openPages(dir.path, merchant)
  await using browser = await chromium.launch(launchOptions())
  return await measure(browser, pages)
}
