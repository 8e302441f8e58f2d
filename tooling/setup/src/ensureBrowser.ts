/** What looking for a browser needs of the machine. */
export interface BrowserTools {
  /** A Chromium's path, if the machine has one. */
  find(): string | undefined
  /** Whether that executable starts. */
  starts(path: string): boolean
  /** Whether it is the headless shell, in which the tests take the least. */
  isShell(path: string): boolean
  /** Lets Playwright fetch its own; true if it says that it did. */
  download(): boolean
  /** Installs the distribution's package; undefined where that cannot be done: no apt-get, or not root. */
  installPackage: (() => boolean) | undefined
  say(line: string): void
}

/**
 * Sees to it that the tests have a Chromium: the machine's, else Playwright's, else Debian's package. Where a package can be installed,
 * a Chromium with windows is joined by the headless shell.
 *
 * @returns Its path, or undefined after a line that says what to do.
 */
export function ensureBrowser({
  find,
  starts,
  isShell,
  download,
  installPackage,
  say,
}: BrowserTools): string | undefined {
  const working = () => {
    const path = find()
    return path !== undefined && starts(path) ? path : undefined
  }
  const present = working()
  if (present !== undefined && (isShell(present) || installPackage === undefined)) return present
  say('Installing a headless Chromium for the tests (once) ...')
  const sources = [...(present === undefined ? [download] : []), ...(installPackage ? [installPackage] : [])]
  for (const source of sources) {
    const path = source() ? working() : undefined
    if (path !== undefined) return path
  }
  if (present !== undefined) return present
  say(
    'The tests need Chromium, and none could be fetched. Install Chromium or Chrome, or set LOBBY_CHROMIUM to its executable, then run it again.',
  )
  return undefined
}
