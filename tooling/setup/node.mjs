// Runs a script with the Node version that the project pins, so that all scripts run on the same version: node.mjs
// <script> [arguments]. This file runs with the machine's Node. So write plain JavaScript that Node 18 can run, and
// import no packages.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const modules = join(root, 'node_modules')
const [script, ...rest] = process.argv.slice(2)

function exitWithError(line) {
  console.error(line)
  process.exit(1)
}

function findPinnedFolder() {
  const target = `${process.platform}-${process.arch}`
  return [`node-${target}`, `node-bin-${target}`]
    .map((name) => join(modules, name, 'bin'))
    .find((folder) => existsSync(join(folder, 'node')))
}

/** Returns the options that the machine's Node needs to run TypeScript files. */
function getOwnNodeOptions() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 22 || (major === 22 && minor < 13)) {
    exitWithError(
      `There is no pinned Node for ${process.platform}-${process.arch}, and this machine's (${process.versions.node}) is too old. ` +
        'Install Node 22.13 or newer from https://nodejs.org, then run the same command again.',
    )
  }
  const runsTypeScript = major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18)
  return runsTypeScript
    ? ['--disable-warning=ExperimentalWarning']
    : ['--experimental-strip-types', '--disable-warning=ExperimentalWarning']
}

/**
 * Makes Node cache compiled code, so that the script and the programs that it starts need a third less time to start.
 */
const compileCacheEnv = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(modules, '.cache/node') }

function run(node, env, onMissing) {
  const child = spawn(node, [script, ...rest], { stdio: 'inherit', env: { ...env, ...compileCacheEnv } })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const forward = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, forward)
  // npm forwards SIGTERM to its shell, but the shell exits without forwarding the signal to this process. So the child
  // process is also stopped when the parent process of this process changes.
  const parent = process.ppid
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 1000).unref()
  child.on('error', onMissing)
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

function runWithOwnNode() {
  const options = [process.env.NODE_OPTIONS, ...getOwnNodeOptions()].filter(Boolean).join(' ')
  const path = [join(modules, '.bin'), process.env.PATH].join(delimiter)
  run(process.execPath, { ...process.env, PATH: path, NODE_OPTIONS: options }, (error) => exitWithError(error.message))
}

if (!script) exitWithError('node.mjs needs a script: node tooling/setup/node.mjs <script> [arguments]')
const pinned = findPinnedFolder()
if (pinned === undefined) runWithOwnNode()
else {
  const path = [pinned, join(modules, '.bin'), process.env.PATH].join(delimiter)
  // If the pinned Node cannot start, for example because the system has another C library, use the machine's Node.
  run(join(pinned, 'node'), { ...process.env, PATH: path }, runWithOwnNode)
}
