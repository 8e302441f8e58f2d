// Runs with the machine's Node before any package is installed. So write plain JavaScript that Node 18 can run, and
// import no packages.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const installedHashFile = join(root, 'node_modules', '.installed')

function exitWithError(line) {
  console.error(line)
  process.exit(1)
}

function readInstalledHash() {
  try {
    return readFileSync(installedHashFile, 'utf8')
  } catch {
    return ''
  }
}

function hashLockfile() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, name)))
  return hash.digest('hex')
}

function explainFailure(output, command) {
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|META_FETCH_FAIL|dns error/i.test(
      output,
    )
  ) {
    return 'No network: the packages could not be fetched. Connect (behind a proxy: npm config set proxy <url>), then run the same command again.'
  }
  if (/OUTDATED_LOCKFILE/.test(output)) {
    return `pnpm-lock.yaml does not match the package.json files. Run \`${command.replace(' --frozen-lockfile', '')}\` and commit the lockfile.`
  }
  if (/ENOSPC/.test(output))
    return 'The disk is full: the packages need about 1 GB. Free some space, then run the same command again.'
  return `The packages could not be installed. The output of \`${command}\` is above.`
}

function installPackages() {
  const wanted = hashLockfile()
  if (readInstalledHash() === wanted) return
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile']
  console.log('Installing the packages (once; about a minute) ...')
  const run = spawnSync('npx', args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
    // With `CI`, pnpm does not ask the user for confirmations. With the log level `error`, `npm --silent test` still
    // shows why an installation fails.
    env: { ...process.env, CI: 'true', npm_config_loglevel: 'error', npm_config_fetch_retry_mintimeout: '1000' },
  })
  if (run.error)
    exitWithError(
      `npx could not be started (${run.error.code}). It comes with Node: install Node 20 or newer from https://nodejs.org.`,
    )
  if (run.status !== 0) {
    const output = `${run.stdout}${run.stderr}`
    const line = explainFailure(output, `npx ${args.join(' ')}`)
    if (line.endsWith('is above.')) console.error(output)
    exitWithError(line)
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(installedHashFile, wanted)
}

// Tools fail if the path of this folder contains one of these characters. Vite reads "#", "?" and "%" as parts of a
// URL, and "*" as a pattern. ":" separates the folders in PATH. Storybook and Vitest read "[" and "{" as patterns, and
// Vitest also "(".
const rootPath = root.replace(/^[A-Za-z]:/, '')
const breaksAll = /[#?%*:[\]{}]/g
const breaksTests = /[#?%*:[\]{}()]/g
const refused = [...new Set(rootPath.match(process.argv.includes('--browser') ? breaksTests : breaksAll) ?? [])]
  .map((character) => `"${character}"`)
  .join(' and ')
if (refused !== '') {
  exitWithError(
    `${rootPath.match(breaksAll) === null ? 'The tests' : 'Lobby'} cannot work in a path with ${refused} in it. Rename or move the folder, then run the same command again: ${root}`,
  )
}
const version = process.versions.node
if (Number(version.split('.')[0]) < 20) {
  exitWithError(
    `Lobby needs Node 20 or newer; this is Node ${version}. Install it from https://nodejs.org, then run the same command again.`,
  )
}
installPackages()
if (process.argv.includes('--browser')) {
  const args = ['node.mjs', 'src/browser.ts'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
  process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1)
}
