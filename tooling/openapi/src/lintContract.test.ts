import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')

/** Runs the linter of the script `lint:contract` on `file`, a path relative to tooling/openapi. */
function lint(file: string) {
  const bin = join(folder, 'node_modules/@redocly/cli/bin/cli.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'lint', file, '--config', 'redocly.yaml'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  return { status, output: stdout + stderr }
}

// This test only shows that the linter finds mistakes. `npm test` also runs the script `lint:contract`, which checks
// the API contract.
test('control: rejects a file with a duplicate operationId and an operation without a 4xx response', () => {
  const { status, output } = lint('src/fixtures/red.yaml')
  expect(status).toBe(1)
  expect(output).toContain('operation-4xx-response')
  expect(output).toContain('operation-operationId-unique')
}, 60_000)
