import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A faulty release for control tests. It copies a site's files one by one over the served files: `node
 * copyOver.ts <from> <to>`
 */
const [from = '', to = ''] = process.argv.slice(2)
const entries = readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
for (const entry of entries)
  copyFileSync(join(entry.parentPath, entry.name), join(to, entry.parentPath.slice(from.length), entry.name))
