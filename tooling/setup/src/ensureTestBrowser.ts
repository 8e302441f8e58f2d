/** The operations on the machine that {@link ensureTestBrowser} uses. */
export interface BrowserTools {
  /** Returns the path of a Chromium, if the machine has one. */
  find(): string | undefined
  /** Returns whether the executable starts. */
  starts(path: string): boolean
  /** Returns whether the executable is Chromium's headless shell, which needs the least resources. */
  isHeadlessShell(path: string): boolean
  /** Makes Playwright download its Chromium. Returns whether Playwright reported success. */
  download(): boolean
  /** Installs Debian's package of Chromium. Undefined if this user cannot install packages: no apt-get, or not root. */
  installPackage: (() => boolean) | undefined
  print(line: string): void
}

/**
 * Makes sure that the tests have a Chromium: the machine's, otherwise Playwright's download, otherwise Debian's
 * package. If the machine has only a full Chromium and can install packages, also installs the headless shell.
 *
 * @returns The path of the executable, or undefined after printing what to do.
 */
export function ensureTestBrowser({
  find,
  starts,
  isHeadlessShell,
  download,
  installPackage,
  print,
}: BrowserTools): string | undefined {
  const findWorking = () => {
    const path = find()
    return path !== undefined && starts(path) ? path : undefined
  }
  const present = findWorking()
  if (present !== undefined && (isHeadlessShell(present) || installPackage === undefined)) return present
  print('Installing a headless Chromium for the tests (once) ...')
  const sources = [...(present === undefined ? [download] : []), ...(installPackage ? [installPackage] : [])]
  for (const source of sources) {
    const path = source() ? findWorking() : undefined
    if (path !== undefined) return path
  }
  if (present !== undefined) return present
  print(
    'The tests need Chromium, and it could not be downloaded. Install Chromium or Chrome, or set ' +
      'LOBBY_CHROMIUM to its executable, then run the same command again.',
  )
  return undefined
}
