import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FindImports } from '@lobby/test-kit/import-graph'

/** A component with stories. */
export interface Component {
  /** As the sidebar names it, without `Components/`. */
  readonly name: string
  /** The file of its stories, below the root. */
  readonly file: string
}

/** Every component of the design system that has stories, in order of name. */
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
  /** The skins that it is looked at in. */
  readonly skins: readonly string[]
  /** What it is looked at for, in words. */
  readonly why: string
}

export interface Plan {
  readonly wanted: readonly Wanted[]
  /** Names of the components that nothing of the change reaches. */
  readonly skipped: readonly string[]
}

export interface PlanInput {
  readonly components: readonly Component[]
  /** Ids of the merchants. */
  readonly skins: readonly string[]
  /** Paths below the root that differ from the base. */
  readonly changed: readonly string[]
  readonly reach: FindImports
  /** Takes every component in every skin, whatever has changed. */
  readonly all?: boolean
}

/** What stands around every component: themes, the preview, what is installed. */
const frame = [
  'apps/storybook/.storybook/',
  'apps/storybook/src/house/',
  'apps/storybook/package.json',
  'packages/merchant/',
  'packages/ui/src/tokens/',
  'packages/ui/package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
]
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/**
 * Says which components need pictures: those whose stories reach a file that has changed, all of them where something around every
 * component has changed, and, where a merchant's folder has, all of them in that skin.
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
