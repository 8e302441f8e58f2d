import { globSync } from 'node:fs'
import { join } from 'node:path'
import { places } from '@lobby/merchant-cli'

/** What must be held by its tests more than anything else: its name, its package, and its modules. */
export interface Area {
  readonly name: string
  /** Folders of packages, below the project's. */
  readonly parts: readonly { readonly folder: string; readonly modules: string }[]
}

const platform = 'packages/platform'

export const areas: readonly Area[] = [
  { name: 'session', parts: [{ folder: platform, modules: 'src/session/*.ts' }] },
  { name: 'sign-in', parts: [{ folder: 'packages/features/auth', modules: 'src/{model,queries}/*.ts' }] },
  { name: 'navigation', parts: [{ folder: platform, modules: 'src/{navigation,routes}/*.ts' }] },
  { name: 'storage', parts: [{ folder: platform, modules: 'src/storage/*.ts' }] },
  {
    name: 'money',
    parts: [
      { folder: platform, modules: 'src/money/*.ts' },
      { folder: 'packages/features/wallet', modules: 'src/model/*.ts' },
    ],
  },
  { name: 'validation', parts: [{ folder: platform, modules: 'src/validation/*.ts' }] },
]

/** The project's own folder. */
export const root = join(places.app, '../..')

/** The modules of a part, as paths of this machine; tests and what only tests use are none. */
export const modulesOf = ({ folder, modules }: Area['parts'][number]): string[] =>
  globSync(modules, { cwd: join(root, folder) })
    .filter((file) => !/\.test\.ts$|\.gen\.ts$|\/(index|hostile\w*|corrupt\w*)\.ts$/.test(file))
    .sort()
    .map((file) => join(root, folder, file))
