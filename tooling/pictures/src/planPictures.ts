import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FindImportedFiles } from '@lobby/test-kit/import-graph'

/** A component with stories. */
export interface StoryComponent {
  /** The name in Storybook's sidebar, without `Components/`. */
  readonly name: string
  /** The path of its stories file, relative to the root of the workspace. */
  readonly file: string
}

/** Returns all components of the design system that have stories, sorted by name. */
export function readStoryComponents(root: string): StoryComponent[] {
  return globSync('packages/{ui,features/*}/src/**/*.stories.tsx', { cwd: root })
    .flatMap((file) => {
      const [, name] = /title: 'Components\/([^']+)'/.exec(readFileSync(join(root, file), 'utf8')) ?? []
      return name === undefined ? [] : [{ name, file }]
    })
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** A component that needs a picture. */
export interface PlannedPicture extends StoryComponent {
  /** The ids of the merchants in whose themes to take its picture. */
  readonly merchants: readonly string[]
  /** The reason to take its picture, which the command prints. */
  readonly reason: string
}

export interface PicturePlan {
  readonly wanted: readonly PlannedPicture[]
  /** The names of the components that the change does not affect. */
  readonly skipped: readonly string[]
}

export interface PicturePlanInput {
  readonly components: readonly StoryComponent[]
  /** The ids of all merchants. */
  readonly merchants: readonly string[]
  /** The paths, relative to the root, that differ from the base commit. */
  readonly changed: readonly string[]
  readonly findImports: FindImportedFiles
  /** True to select all components in all themes, even without a change. */
  readonly all?: boolean
}

/**
 * The paths of files and folders that affect all components: themes, Storybook's preview, and the installed packages.
 */
const sharedPaths = [
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
 * Returns the components that need pictures: those whose stories import a changed file. If a file that affects all
 * components has changed, returns all of them. If a merchant folder has changed, returns the remaining components in
 * that merchant's theme.
 */
export function planPictures({
  components,
  merchants,
  changed,
  findImports,
  all = false,
}: PicturePlanInput): PicturePlan {
  const sharedReason = all
    ? 'asked for'
    : changed.find((file) => !isTest(file) && sharedPaths.some((place) => file.startsWith(place)))
  const folders = new Set(changed.flatMap((file) => /^merchants\/([^/]+)\//.exec(file)?.[1] ?? []))
  const changedMerchants = merchants.filter((id) => folders.has(id))
  const changedFiles = new Set(changed)

  const reasonFor = ({ file }: StoryComponent): string | undefined => {
    try {
      return [...findImports(file)].find((each) => changedFiles.has(each))
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  const select = (component: StoryComponent): PlannedPicture | undefined => {
    if (sharedReason !== undefined) return { ...component, merchants, reason: sharedReason }
    const reason = reasonFor(component)
    if (reason !== undefined) return { ...component, merchants, reason }
    return changedMerchants.length > 0
      ? {
          ...component,
          merchants: changedMerchants,
          reason: changedMerchants.map((id) => `merchants/${id}/`).join(', '),
        }
      : undefined
  }
  const selected = components.map((component) => ({ name: component.name, wanted: select(component) }))
  return {
    wanted: selected.flatMap(({ wanted }) => wanted ?? []),
    skipped: selected.filter(({ wanted }) => wanted === undefined).map(({ name }) => name),
  }
}
