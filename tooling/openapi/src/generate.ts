import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findStaleGeneratedFiles } from './findStaleGeneratedFiles.ts'
import { generateApiClientFiles } from './generateApiClientFiles.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'packages/api/src')
const files = await generateApiClientFiles(join(root, 'openapi/openapi.yaml'))
const stale = findStaleGeneratedFiles(files, folder)

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(
      `These generated files do not match the API contract. Run \`node tooling/openapi/src/generate.ts\`:\n  ` +
        `${stale.join('\n  ')}`,
    )
    process.exitCode = 1
  }
} else {
  for (const path of stale) {
    const text = files.get(path)
    if (text === undefined) rmSync(join(folder, path))
    else {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
  }
  console.log(
    stale.length > 0 ? `Written in packages/api/src:\n  ${stale.join('\n  ')}` : 'All generated files are up to date.',
  )
}
