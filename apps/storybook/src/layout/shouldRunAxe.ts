import { isLayoutCheckedScreen, type CheckedStory } from './checkStoryLayout.ts'

/** The story of each screen that axe checks in `npm test`: the first story that runs. */
const firstStories = new Map<string, string>()

/**
 * Returns whether axe checks a story. `npm test` checks every story of a component, but only one story of each screen,
 * because all states of a screen use the same components (docs/testing.md). `npm run test:deep` checks every story.
 */
export function shouldRunAxe({
  id,
  componentId,
  ...story
}: CheckedStory & { readonly id: string; readonly componentId: string }): boolean {
  if (!isLayoutCheckedScreen(story) || story.globals['axe'] === 'every') return true
  const first = firstStories.get(componentId) ?? id
  firstStories.set(componentId, first)
  return first === id
}
