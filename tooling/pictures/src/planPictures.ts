import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FindImports } from '@lobby/test-kit/import-graph'

/** A component with stories. */
export interface Component {
  /** The name in the sidebar, without `Components/`. */
  readonly name: string
  /** The path of its file of stories, relative to the root. */
  readonly file: string
}

/** Returns all components of the design system that have stories, sorted by name. */
export function readComponents(root: string): Component[] {
  return globSync('packages/{ui,features/*}/src/**/*.stories.tsx', { cwd: root })
    .flatMap((file) => {
      const [, name] = /title: 'Components\/([^']+)'/.exec(readFileSync(join(root, file), 'utf8')) ?? []
      return name === undefined ? [] : [{ name, file }]
    })
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** A component that needs a picture. */
export interface Wanted extends Component {
  /** The skins in which to take its picture. */
  readonly skins: readonly string[]
  /** The reason to take its picture, for the output. */
  readonly why: string
}

export interface Plan {
  readonly wanted: readonly Wanted[]
  /** The names of the components that the change does not affect. */
  readonly skipped: readonly string[]
}

export interface PlanInput {
  readonly components: readonly Component[]
  /** Ids of the merchants. */
  readonly skins: readonly string[]
  /** Paths below the root that differ from the base. */
  readonly changed: readonly string[]
  readonly reach: FindImports
  /** Takes all components in all skins, even without a change. */
  readonly all?: boolean
}

/** Files that affect all components: themes, the preview, and the installed packages. */
const frame = [
  'apps/storybook/.storybook/',
  'apps/storybook/src/merchants-plugin/',
  'apps/storybook/package.json',
  'packages/merchant/',
  'packages/ui/src/tokens/',
  'packages/ui/package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
]
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/**
 * Returns the components that need pictures. These are the components whose stories import a changed file. A change of a file that affects all
 * components adds all of them, and a change of a merchant's folder adds all of them in that merchant's skin.
 */
export function planPictures({ components, skins, changed, reach, all = false }: PlanInput): Plan {
  const around = all
    ? 'asked for'
    : changed.find((file) => !isTest(file) && frame.some((place) => file.startsWith(place)))
  const folders = new Set(changed.flatMap((file) => /^merchants\/([^/]+)\//.exec(file)?.[1] ?? []))
  const ownSkins = skins.filter((id) => folders.has(id))
  const touched = new Set(changed)

  const reasonFor = ({ file }: Component): string | undefined => {
    try {
      return [...reach(file)].find((each) => touched.has(each))
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  const look = (component: Component): Wanted | undefined => {
    if (around !== undefined) return { ...component, skins, why: around }
    const why = reasonFor(component)
    if (why !== undefined) return { ...component, skins, why }
    return ownSkins.length > 0
      ? { ...component, skins: ownSkins, why: ownSkins.map((id) => `merchants/${id}/`).join(', ') }
      : undefined
  }
  const looked = components.map((component) => ({ name: component.name, wanted: look(component) }))
  return {
    wanted: looked.flatMap(({ wanted }) => wanted ?? []),
    skipped: looked.filter(({ wanted }) => wanted === undefined).map(({ name }) => name),
  }
}
