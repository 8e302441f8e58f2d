import axe from 'axe-core'
import { applySkin } from '../merchants-plugin/applySkin.ts'
import { getMerchantFolder, getSkin } from '../merchants-plugin/skins.ts'
import { readPageToolbar } from '../merchants-plugin/readPageToolbar.tsx'
import { getDocumentLanguage } from '../merchants-plugin/documentLanguage.ts'
import { waitForStory } from '../site/waitForStory.ts'
import { isMeasuredScreen, type CheckedStory } from './checkLayout.ts'

/** A merchant with a light theme. The test runs render the stories in a dark theme. */
const LIGHT_MERCHANT = 'trevo'

/**
 * Fails the story of a screen that has too little contrast in a light theme with texts from right to left. Switches
 * theme and direction of the rendered page without rendering the story again, and restores the page afterwards.
 */
export async function checkLightTheme(story: CheckedStory): Promise<void> {
  if (!isMeasuredScreen(story)) return
  const toolbar = readPageToolbar(story.globals)
  const writing = getDocumentLanguage(toolbar)
  try {
    applySkin(document, getMerchantFolder(LIGHT_MERCHANT).skin, { ...writing, dir: 'rtl' })
    await waitForStory(undefined)
    const faults = await findContrastFaults()
    if (faults.length > 0)
      throw new Error(`The screen has too little contrast in the light theme:\n${faults.join('\n')}`)
  } finally {
    applySkin(document, getSkin(toolbar), writing)
    await waitForStory(undefined)
  }
}

async function findContrastFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html.slice(0, 120)}: ${failureSummary}`),
  )
}
