/** What looking for a browser needs of the machine. */
export interface BrowserTools {
  /** A Chromium's path, if the machine has one. */
  find(): string | undefined
  /** Whether that executable starts. */
  starts(path: string): boolean
  /** Lets Playwright fetch its own; true if it says that it did. */
  download(): boolean
  /** Installs the distribution's package; undefined where that cannot be done: no apt-get, or not root. */
  installPackage: (() => boolean) | undefined
  say(line: string): void
}

/**
 * Sees to it that the tests have a Chromium: the machine's, else Playwright's, else Debian's package.
 *
 * @returns Its path, or undefined after a line that says what to do.
 */
export function ensureBrowser({ find, starts, download, installPackage, say }: BrowserTools): string | undefined {
  const working = () => {
    const path = find()
    return path !== undefined && starts(path) ? path : undefined
  }
  const present = working()
  if (present !== undefined) return present
  say('Installing Chromium for the tests (once) ...')
  const sources = [download, ...(installPackage ? [installPackage] : [])]
  for (const source of sources) {
    const path = source() ? working() : undefined
    if (path !== undefined) return path
  }
  say('The tests need Chromium, and none could be fetched. Install Chromium or Chrome, or set LOBBY_CHROMIUM to its executable, then run it again.')
  return undefined
}
