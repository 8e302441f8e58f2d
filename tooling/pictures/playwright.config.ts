import { getLaunchOptions } from '@lobby/test-kit'
import { defineConfig } from '@playwright/test'
import { readRun } from './src/run.ts'

const { folder, report } = readRun()
const options = getLaunchOptions()

/** Makes Chromium repaint changed areas as a whole. Partial painting gives different edges each time. */
const wholePaint = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--num-raster-threads=1',
]

/** Takes the pictures of one static Storybook, and either writes them or compares them with those of the previous run. */
export default defineConfig({
  testDir: 'src',
  testMatch: 'pictures.spec.ts',
  outputDir: `${folder}/results`,
  snapshotPathTemplate: `${folder}/pictures/{arg}{ext}`,
  updateSnapshots: report === undefined ? 'all' : 'none',
  fullyParallel: true,
  workers: 2,
  // On a busy machine some content can be too late in one of the two runs. The retry removes such differences, but not a real change.
  retries: 1,
  timeout: 180_000,
  reporter: report === undefined ? 'null' : [['list'], ['html', { outputFolder: report, open: 'never' }]],
  expect: {
    // Long enough for a busy machine. Only content that never appears reaches this limit.
    timeout: 60_000,
    // Detects a difference of two levels of 255. One browser paints both pictures, so only the smoothing of edges may differ.
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
