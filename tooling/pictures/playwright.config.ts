import { getLaunchOptions } from '@lobby/test-kit'
import { defineConfig } from '@playwright/test'
import { readRun } from './src/run.ts'

const { folder, report } = readRun()
const options = getLaunchOptions()

/** Repaints changed areas at once. Painting in parts gives different edges each time. */
const wholePaint = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--num-raster-threads=1',
]

/** Pictures of one static Storybook: written, or compared with those that the run before has written. */
export default defineConfig({
  testDir: 'src',
  testMatch: 'pictures.spec.ts',
  outputDir: `${folder}/results`,
  snapshotPathTemplate: `${folder}/pictures/{arg}{ext}`,
  updateSnapshots: report === undefined ? 'all' : 'none',
  fullyParallel: true,
  workers: 2,
  // What came too late for one of the two on a busy machine is there at the second go; a change is there at both.
  retries: 1,
  timeout: 180_000,
  reporter: report === undefined ? 'null' : [['list'], ['html', { outputFolder: report, open: 'never' }]],
  expect: {
    // Longer than a busy machine takes; only what never comes runs into it.
    timeout: 60_000,
    // So strict that two levels of 255 are seen: one browser painted both, so nothing is forgiven but the smoothing of edges.
    toHaveScreenshot: { threshold: 0.005, maxDiffPixels: 0 },
  },
  use: {
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: { ...options, args: [...options.args, ...wholePaint] },
  },
})
