import { cpSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')
const parts = ['package.json', 'pnpm-workspace.yaml', 'apps/mobile-web', 'packages', 'merchants', 'tooling']
/** What is made of sources, or by looking at them. */
const made = new Set(['dist', '.turbo', '.reports', '.cache', '.vite', '.vite-temp'])

/** Copies what a development server reads, so that a benchmark may edit it. Packages of others are the workspace's own. */
export function copySources(dir: string): void {
  for (const part of parts) {
    cpSync(join(root, part), join(dir, part), { recursive: true, verbatimSymlinks: true, filter: (from) => !made.has(basename(from)) })
  }
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'))
}
