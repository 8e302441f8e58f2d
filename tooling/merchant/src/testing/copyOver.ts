import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A faulty way to release a site, for control tests: overwrites the served files one by one with the files of a site.
 * Usage: `node copyOver.ts <from> <to>`
 */
const [from = '', to = ''] = process.argv.slice(2)
const entries = readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
for (const entry of entries)
  copyFileSync(join(entry.parentPath, entry.name), join(to, entry.parentPath.slice(from.length), entry.name))
