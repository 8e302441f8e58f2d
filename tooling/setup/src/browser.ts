import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium, isHeadlessShell } from '@lobby/test-kit'
import { ensureTestBrowser } from './ensureTestBrowser.ts'
import { formatErrorWithAdvice } from './formatErrorWithAdvice.ts'

const succeeds = (command: string, args: string[], timeout?: number) =>
  spawnSync(command, args, { stdio: 'ignore', timeout }).status === 0
const playwright = join(dirname(fileURLToPath(import.meta.resolve('playwright-core/package.json'))), 'cli.js')
const install = (name: string) => succeeds('apt-get', ['install', '-y', '--no-install-recommends', name])
const canInstallPackages = process.getuid?.() === 0 && succeeds('apt-get', ['--version'])

try {
  const browser = ensureTestBrowser({
    find: () => findChromium(),
    starts: (path) => succeeds(path, ['--version'], 30_000),
    isHeadlessShell: isHeadlessShell,
    download: () => succeeds(process.execPath, [playwright, 'install', 'chromium']),
    installPackage: canInstallPackages
      ? () => {
          // An outdated package list would install an outdated browser.
          succeeds('apt-get', ['update'])
          return install('chromium-headless-shell') || install('chromium')
        }
      : undefined,
    print: (line) => console.log(line),
  })
  process.exitCode = browser === undefined ? 1 : 0
} catch (error) {
  console.error(formatErrorWithAdvice(error))
  process.exitCode = 1
}
