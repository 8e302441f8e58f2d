import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A component with stories. */
export interface Component {
  /** As the sidebar names it, without `Components/`. */
  readonly name: string
  /** The file of its stories, below the root. */
  readonly file: string
}

/** Every component of the design system that has stories, in order of name. */
export function readComponents(root: string): Component[] {
  const files = globSync('packages/{ui,features/*}/src/**/*.stories.tsx', { cwd: root })
  return files
    .flatMap((file) => {
      const [, name] = /title: 'Components\/([^']+)'/.exec(readFileSync(join(root, file), 'utf8')) ?? []
      return name === undefined ? [] : [{ name, file }]
    })
    .sort((one, other) => one.name.localeCompare(other.name))
}
