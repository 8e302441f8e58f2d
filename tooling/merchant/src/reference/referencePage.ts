import { flagCodes } from '@lobby/merchant'
import { flagTable } from '@lobby/merchant/flags'
import { jsonSchemaOf, schemas, valueAt } from '@lobby/merchant/reader'
import { keysOf, rawFolders, type RawFolders, type Schema, usersOf } from './rawFolders.ts'

type File = keyof typeof schemas

const code = (value: unknown) => `\`${JSON.stringify(value)}\``
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const row = (...cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`

function offered({ enum: words, type, anyOf, examples }: Schema): string {
  if (words !== undefined) return words.map(code).join(', ')
  const kinds = anyOf?.map((branch) => branch.const ?? branch.type).filter((kind) => kind !== undefined)
  const kind = String(kinds?.map((one) => (one === 'system' ? '`"system"`' : String(one))).join(' or ') ?? type ?? '')
  return examples?.[0] === undefined ? kind : `${kind}, as ${code(examples[0])}`
}

function keyTable(name: File, folders: RawFolders): string[] {
  const rows = keysOf(jsonSchemaOf(name)).map(({ path, schema, required }) => {
    const users = [...folders].filter(([, files]) => valueAt(files[name], path) !== undefined).map(([id]) => id)
    const standing =
      schema.default === undefined || typeof schema.default === 'object' ? 'may be left out' : code(schema.default)
    const without = required ? 'must be there' : standing
    const said = [schema.title, schema.description].filter((text) => text !== undefined).join('. ')
    return row(`\`${path.join('.')}\``, said, offered(schema), without, whoOf(users, folders))
  })
  const head = row('key', 'says', 'is', 'without it', 'set by')
  return [`## \`${name}.jsonc\``, '', head, '|---|---|---|---|---|', ...rows, '']
}

const whoOf = (users: readonly string[], folders: RawFolders) =>
  users.length === folders.size ? 'all' : users.length === 0 ? 'nobody' : users.join(', ')

function flagRows(folders: RawFolders): string[] {
  const rows = flagCodes.map((name) => {
    const { title, shows, dependsOn, owner, since, reason } = flagTable[name]
    return row(
      `\`${name}\``,
      `${title}. ${shows}`,
      dependsOn.join(', ') || '-',
      'off',
      `${owner}, ${since}`,
      reason,
      whoOf(usersOf(folders, name), folders),
    )
  })
  const head = row('flag', 'shows', 'needs', 'without it', 'owner, since', 'why merchants differ', 'on at')
  return ['## `flags.jsonc`', '', head, '|---|---|---|---|---|---|---|', ...rows, '']
}

/**
 * The text of `docs/reference.md`: every key and every flag, what it says, what holds without it, what it needs, and which merchants use it.
 * @param root The folder of the folders.
 */
export function referencePage(root: string): string {
  const folders = rawFolders(root)
  const files = (Object.keys(schemas) as File[]).flatMap((name) =>
    name === 'flags' ? flagRows(folders) : keyTable(name, folders),
  )
  const by = 'Written by `npm run merchant -- reference`, from the schemas, the flags and the folders themselves.'
  return ['# Every key and flag of a merchant folder', '', by, '', ...files].join('\n')
}
