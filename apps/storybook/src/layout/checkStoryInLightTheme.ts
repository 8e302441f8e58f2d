import axe from 'axe-core'
import { applySkin } from '../merchants-plugin/applySkin.ts'
import { getMerchantSkinAndThemeText, getToolbarSkin } from '../merchants-plugin/skins.ts'
import { readToolbarWithKnownLocale } from '../merchants-plugin/readToolbarWithKnownLocale.tsx'
import { getDocumentLanguage } from '../merchants-plugin/documentLanguage.ts'
import { waitUntilStoryIsComplete } from '../site/waitUntilStoryIsComplete.ts'
import { isLayoutCheckedScreen, type CheckedStory } from './checkStoryLayout.ts'

/** A merchant with a light theme. The test runs render the stories in a dark theme. */
const LIGHT_MERCHANT = 'trevo'

/**
 * Fails the story of a screen that has too little contrast in a light theme with texts from right to left. Switches
 * theme and direction of the rendered page without rendering the story again, and restores the page afterwards.
 */
export async function checkStoryInLightTheme(story: CheckedStory): Promise<void> {
  if (!isLayoutCheckedScreen(story)) return
  const toolbar = readToolbarWithKnownLocale(story.globals)
  const writing = getDocumentLanguage(toolbar)
  try {
    applySkin(document, getMerchantSkinAndThemeText(LIGHT_MERCHANT).skin, { ...writing, dir: 'rtl' })
    await waitUntilStoryIsComplete(undefined)
    const faults = await findContrastFaults()
    if (faults.length > 0)
      throw new Error(`The screen has too little contrast in the light theme:\n${faults.join('\n')}`)
  } finally {
    applySkin(document, getToolbarSkin(toolbar), writing)
    await waitUntilStoryIsComplete(undefined)
  }
}

async function findContrastFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html.slice(0, 120)}: ${failureSummary}`),
  )
}
