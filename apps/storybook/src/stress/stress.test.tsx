import { detectLayoutFaults } from '@lobby/test-kit/measure'
import type { CSSProperties } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '@lobby/ui/tokens.css'
import '../../.storybook/preview.css'
import { merchantSkins } from '../merchants-plugin/skins.ts'
import { waitUntilStoryIsComplete } from '../site/waitUntilStoryIsComplete.ts'
import { StressGrid, STRESS_CONDITIONS, type StressCondition, type StressGridProps } from './StressGrid.tsx'
import { stressStories, type StressStory } from './stressStories.ts'

let root: Root | undefined

beforeAll(() => page.viewport(320, 720))
afterEach(() => root?.unmount())

async function findSectionFaults(section: HTMLElement, { checks }: StressCondition, alone: boolean): Promise<string[]> {
  // Fail if an overlay is open, because it hides faults of the page below.
  if (!alone && document.querySelector('[role=dialog], [role=alertdialog]'))
    return ['opens over the page: add overlayStoryParameters to parameters.docs of its stories']
  if (!alone && section.getBoundingClientRect().height === 0) return ['shows nothing']
  section.scrollIntoView()
  const look = () => (alone ? detectLayoutFaults(checks) : detectLayoutFaults(checks, section))
  let faults = look()
  // Measure again if there is a fault: some content gets its layout only when it is on screen, so a fault counts only
  // if it persists.
  for (let again = 0; faults.length > 0 && again < 10; again += 1) {
    await waitUntilStoryIsComplete(undefined)
    faults = look()
  }
  return faults
}

/** Shows stories on one page, and returns each fault with the name of its component. */
async function findFaults(props: StressGridProps): Promise<string[]> {
  const host = document.body.appendChild(document.createElement('main'))
  root = createRoot(host)
  root.render(<StressGrid {...props} />)
  await waitUntilStoryIsComplete(undefined)
  await document.fonts.ready
  const sections = [...host.querySelectorAll<HTMLElement>(':scope > section')]
  expect(sections).toHaveLength(props.stories.length)
  const alone = props.stories.some((story) => story.needsOwnPage)
  const faults: string[] = []
  for (const section of sections)
    faults.push(
      ...(await findSectionFaults(section, props.stress, alone)).map((fault) => `${section.ariaLabel}: ${fault}`),
    )
  return faults
}

const together = stressStories.filter(({ needsOwnPage }) => !needsOwnPage)
const alone = stressStories.filter((story) => story.needsOwnPage)
/** The stress conditions, each in the theme of a different merchant. */
const cases = STRESS_CONDITIONS.map((stress, at) => ({
  ...stress,
  stress,
  merchant: merchantSkins[at % merchantSkins.length]?.merchant.id ?? '',
}))

test.each(cases)(
  'shows all components with $name at 320 px without cut text, overlaps, overflow or small targets',
  async ({ stress, merchant }) => {
    expect(await findFaults({ stories: together, stress, merchant })).toEqual([])
  },
)

test.each(cases)(
  'shows each component that fills the page, with $name, without layout faults',
  async ({ stress, merchant }) => {
    const faults: string[] = []
    for (const story of alone) {
      faults.push(...(await findFaults({ stories: [story], stress, merchant })))
      root?.unmount()
    }
    expect(faults).toEqual([])
  },
)

/** Returns a story with a layout fault. */
const createPlantedStory = (style: CSSProperties, words = 'Sign in'): StressStory => ({
  name: 'Planted',
  meta: { title: 'Control/Planted' },
  story: { render: () => <div style={style}>{words}</div> },
  exportName: 'Planted',
  needsOwnPage: false,
})
const findPlantedFaults = (story: StressStory, globals: StressCondition['globals'], scope: StressCondition['checks']) =>
  findFaults({ stories: [story], stress: { name: '', globals, checks: scope }, merchant: 'aurora' })
const scarce: CSSProperties = { inlineSize: '72px', whiteSpace: 'nowrap', fontSize: '1rem', overflow: 'hidden' }

test('control: reports a box that has room for the English text only', async () => {
  expect(await findPlantedFaults(createPlantedStory(scarce), {}, 'all')).toEqual([])
  root?.unmount()
  expect(await findPlantedFaults(createPlantedStory(scarce), { locale: 'pseudo' }, 'all')).toEqual([
    expect.stringContaining('Planted: cut: '),
  ])
  root?.unmount()
  expect(await findPlantedFaults(createPlantedStory(scarce), { text: 'double' }, 'fit')).toEqual([
    expect.stringContaining('Planted: cut: '),
  ])
})

test('control: reports content that is wider than the phone, from left to right and from right to left', async () => {
  const wide = { inlineSize: 'max-content', whiteSpace: 'nowrap', paddingInlineEnd: '20rem' } as const
  for (const globals of [{ text: 'double' }, { locale: 'mirrored' }] as const) {
    expect(await findPlantedFaults(createPlantedStory(wide), globals, 'fit')).toContainEqual(
      expect.stringContaining('Planted: overflow: '),
    )
    root?.unmount()
  }
})

test('control: reports a tap target that is too small', async () => {
  const small: StressStory = {
    ...createPlantedStory({}),
    story: {
      render: () => (
        <button type="button" style={{ blockSize: '30px', inlineSize: '60px' }}>
          Go
        </button>
      ),
    },
  }
  expect(await findPlantedFaults(small, { locale: 'longest' }, 'all')).toEqual([
    'Planted: target: <button> "Go" is 60 by 30',
  ])
})

test('control: replaces the text of a story with its longest translation', async () => {
  await findPlantedFaults(createPlantedStory({}, 'Share'), { locale: 'longest' }, 'all')
  expect(document.body.textContent).toContain('Compartilhar')
})
