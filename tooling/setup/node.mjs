// Runs a script with the Node that the project pins, so that every script runs on the same one: node.mjs <script> [arguments].
// Plain JavaScript that Node 18 can read, without packages.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const modules = join(root, 'node_modules')
const [script, ...rest] = process.argv.slice(2)

function stop(line) {
  console.error(line)
  process.exit(1)
}

function pinnedFolder() {
  const target = `${process.platform}-${process.arch}`
  return [`node-${target}`, `node-bin-${target}`]
    .map((name) => join(modules, name, 'bin'))
    .find((folder) => existsSync(join(folder, 'node')))
}

function ownOptions() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 22 || (major === 22 && minor < 13)) {
    stop(
      `There is no pinned Node for ${process.platform}-${process.arch}, and this machine's (${process.versions.node}) is too old. ` +
        'Install Node 22.13 or newer from https://nodejs.org, then run the same command again.',
    )
  }
  const strips = major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18)
  return strips
    ? ['--disable-warning=ExperimentalWarning']
    : ['--experimental-strip-types', '--disable-warning=ExperimentalWarning']
}

/** Compiled code is kept: a program, and each that it starts, begins in two thirds of the time. */
const kept = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(modules, '.cache/node') }

function run(node, env, onMissing) {
  const child = spawn(node, [script, ...rest], { stdio: 'inherit', env: { ...env, ...kept } })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const forward = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, forward)
  // npm passes a SIGTERM to its shell, which ends without passing it on.
  const parent = process.ppid
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 1000).unref()
  child.on('error', onMissing)
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

function runOnOwn() {
  const options = [process.env.NODE_OPTIONS, ...ownOptions()].filter(Boolean).join(' ')
  const path = [join(modules, '.bin'), process.env.PATH].join(delimiter)
  run(process.execPath, { ...process.env, PATH: path, NODE_OPTIONS: options }, (error) => stop(error.message))
}

if (!script) stop('node.mjs needs a script: node tooling/setup/node.mjs <script> [arguments]')
const pinned = pinnedFolder()
if (pinned === undefined) runOnOwn()
else {
  const path = [pinned, join(modules, '.bin'), process.env.PATH].join(delimiter)
  // A pinned Node that cannot start (another C library, for instance) counts as none.
  run(join(pinned, 'node'), { ...process.env, PATH: path }, runOnOwn)
}
