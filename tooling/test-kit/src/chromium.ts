import { existsSync, statSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const names = [...shells, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = [
  '/usr/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

/**
 * Returns whether an executable is Chromium's headless shell, a browser without windows. A page in the headless shell
 * needs a quarter of the resources of a page in Chromium.
 */
export const isHeadlessShell = (path: string): boolean => shells.includes(basename(path))

/**
 * Finds the browser that tests drive. Tries, in this order: `LOBBY_CHROMIUM`; a headless shell, Chromium or Chrome on
 * `PATH`; the usual install locations of these; the browser that Playwright has downloaded.
 *
 * @param env The environment variables to read.
 * @returns The path of the executable, or undefined if the machine has none.
 * @throws If the file in `LOBBY_CHROMIUM` does not exist.
 */
export function findChromium(env: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  const named = env['LOBBY_CHROMIUM']
  if (named !== undefined && named !== '') {
    if (isFile(named)) return named
    throw new Error(
      `LOBBY_CHROMIUM names ${named}, which does not exist. Set it to a Chromium's executable, or unset it.`,
    )
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...places,
    chromium.executablePath(),
  ]
  return candidates.find(isFile)
}

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Returns the launch options for Playwright and Vitest: they start the browser of {@link findChromium} without its
 * background network requests.
 */
export function getChromiumLaunchOptions(): { executablePath?: string; args: string[] } {
  const found = findChromium()
  // Leaves out the path of the browser that Playwright has downloaded. Without a path, Playwright starts its headless
  // shell.
  const executablePath = found === chromium.executablePath() ? undefined : found
  const asRoot = process.getuid?.() === 0
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: asRoot ? [...quiet, '--no-sandbox'] : quiet,
  }
}
