import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Entry {
  readonly type: string
  readonly id: string
  readonly name: string
  readonly title: string
}

/**
 * The names of the preferred stories, the best first. For a component without these stories, the first story is chosen.
 */
const preferredNames = ['States', 'Playground']

/**
 * Chooses the story that the pictures show, for each component of a static Storybook.
 *
 * @param folder The folder of the built Storybook.
 * @returns A map from the component's name in the sidebar, without `Components/`, to the story's id.
 */
export function chooseStoriesToPicture(folder: string): ReadonlyMap<string, string> {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, Entry>>
  }
  const byName = new Map<string, Entry[]>()
  for (const entry of Object.values(entries)) {
    const [, name] = /^Components\/(.+)$/.exec(entry.title) ?? []
    if (name !== undefined && entry.type === 'story') byName.set(name, [...(byName.get(name) ?? []), entry])
  }
  const chosen = [...byName].map(([name, stories]) => {
    const best = preferredNames
      .map((wanted) => stories.find((story) => story.name === wanted))
      .find((story) => story !== undefined)
    return [name, (best ?? stories[0])?.id ?? ''] as const
  })
  return new Map(chosen)
}
