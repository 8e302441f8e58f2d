import { chromium } from 'playwright-core'
import { findChromium } from './findChromium.ts'

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What Playwright and vitest start Chromium with: the browser of {@link findChromium}, without anything that asks the network by itself. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const found = findChromium()
  // Named by nobody, Playwright takes the headless shell that it has downloaded with its Chromium.
  const executablePath = found === chromium.executablePath() ? undefined : found
  const asRoot = process.getuid?.() === 0
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: asRoot ? [...quiet, '--no-sandbox'] : quiet,
  }
}
