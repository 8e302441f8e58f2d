import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { takePictures } from './takePictures.ts'

const usage = `npm run pictures -- [--base <commit>] [--only Button] [--allow Card] [--all] [--out report.html]

Pictures every component in every skin, as it was at the base commit and as it is, and tells what looks different.
  --base   what to compare with; where this branch left main, when not given, and the commit before on main itself
  --only   components by name or a part of it; may be given more than once
  --allow  a component that is meant to look different, by its whole name; may be given more than once
  --all    every component, also where nothing that its stories import has changed
  --out    the report; .reports/pictures.html when not given
Ends with 1 if a component looks different that --allow does not name.`

const root = join(import.meta.dirname, '../../..')

try {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      allow: { type: 'string', multiple: true, default: [] },
      all: { type: 'boolean', default: false },
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) console.log(usage)
  else {
    const out =
      values.out === undefined
        ? join(root, '.reports/pictures.html')
        : resolve(process.env['INIT_CWD'] ?? '.', values.out)
    const { base, only, allow, all } = values
    const fine = await takePictures({
      root,
      ...(base !== undefined && { base }),
      only,
      allow,
      all,
      out,
      tell: (line) => console.log(line),
    })
    process.exitCode = fine ? 0 : 1
  }
} catch (error) {
  const line = error instanceof Error ? error.message : String(error)
  console.error(process.env['LOBBY_DEBUG'] && error instanceof Error ? `${line}\n${error.stack ?? ''}` : line)
  process.exitCode = 2
}
