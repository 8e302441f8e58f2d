import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_PATHS } from './places.ts'

/** Brand colours that have enough contrast on the dark page of the copied folder. */
const colours = '#e2b65c #7fd6c2 #f2a65a #8fc7ff #c9e265 #f7b2d9 #b9a7ff #ffd166 #6fe3a1 #ff9f8a'.split(' ')

/**
 * Writes merchant folders for benchmarks and tests: copies of one folder with different ids, codes, hosts, names and
 * colours.
 * @param dir The parent folder of the copies.
 * @param count The number of copies.
 * @param source The folder to copy.
 * @returns The ids of the copies.
 */
export function generateMerchantFolders(
  dir: string,
  count: number,
  source = join(DEFAULT_PATHS.merchants, 'aurora'),
): string[] {
  mkdirSync(dir, { recursive: true })
  return Array.from({ length: count }, (_, index) => {
    const id = `made${String(index + 1).padStart(4, '0')}`
    const folder = join(dir, id)
    cpSync(source, folder, { recursive: true })
    edit(join(folder, 'merchant.jsonc'), { code: id, trialCode: `${id}t`, name: `Made ${index + 1}` })
    edit(join(folder, 'merchant.jsonc'), { hosts: [`${id}.localhost`] })
    edit(join(folder, 'theme.jsonc'), { brand: colours[index % colours.length] ?? '#e2b65c' })
    return id
  })
}

/**
 * Sets the values of keys in a JSONC file. Changes the first occurrence of each key, at any depth, and no other text.
 */
function edit(file: string, values: Readonly<Record<string, string | readonly string[]>>): void {
  let text = readFileSync(file, 'utf8')
  for (const [key, value] of Object.entries(values)) {
    const pattern = new RegExp(`("${key}"\\s*:\\s*)(?:"[^"]*"|\\[[^\\]]*\\])`)
    if (!pattern.test(text)) throw new Error(`${file} has no "${key}" to change.`)
    text = text.replace(pattern, (_, start: string) => start + JSON.stringify(value))
  }
  writeFileSync(file, text)
}
